/** A log of events: which are told, and which begin a paragraph, as the game's table of events says. */
import type { Event, KindCard } from './protocol';

/** What a log tells, the events of one action together. */
export function paragraphs(events: readonly Event[], kinds: Readonly<Record<string, KindCard>>): Event[][] {
  const found: Event[][] = [];
  let opened = '';
  for (const event of events) {
    const kind = kinds[event.kind] ?? {};
    if (kind.opens) opened = event.kind;
    const known = { ...event.seats, ...event.words, ...event.numbers };
    if (kind.quiet || (kind.needs && !(kind.needs in known))) continue;
    if (kind.within && !kind.within.includes(opened)) continue;
    if (kind.opens || found.length === 0) found.push([]);
    found.at(-1)?.push(event);
  }
  return found;
}
