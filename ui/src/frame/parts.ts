/** News, cut into what is shown at once. */
import type { Event } from './protocol';

/** A part that is being put together. */
export interface Part {
  events: Event[];
  hold: number;
}

/** The parts of news: events of these kinds begin one, which stands for so many milliseconds. */
export function parts(events: readonly Event[], holds: Readonly<Record<string, number>>): Part[] {
  const found: Part[] = [];
  for (const event of events) {
    const hold = holds[event.kind];
    const last = found.at(-1);
    if (hold !== undefined || !last) found.push({ events: [event], hold: hold ?? 0 });
    else last.events.push(event);
  }
  return found;
}
