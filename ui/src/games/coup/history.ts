/** What the events tell of each player: what was claimed and what came of it, and the last thing done. */
import type { Event } from '../../frame/protocol';

export interface Claim {
  card: string;
  /** Said and not doubted, proven, or found to be a lie. */
  state: 'said' | 'proven' | 'lie';
}

/** The claims of each player, the oldest first. */
export function claims(events: readonly Event[]): Map<string, Claim[]> {
  const found = new Map<string, Claim[]>();
  const add = (event: Event, state: Claim['state']): void => {
    const player = event.seats?.['player'];
    const card = event.words?.['character'] ?? event.words?.['card'];
    if (!player || !card) return;
    found.set(player, [...(found.get(player) ?? []), { card, state }]);
  };
  for (const event of events) {
    if (event.kind === 'unchallenged') add(event, 'said');
    else if (event.kind === 'showed') add(event, 'proven');
    else if (event.kind === 'bluffed' || event.kind === 'conceded') add(event, 'lie');
  }
  return found;
}

/** Events that say something of who did it last, with the texts' names for them. */
const DEEDS = new Set(['declared', 'challenged', 'showed', 'bluffed', 'conceded', 'lost', 'blocked', 'stopped', 'presented']);

/** The last thing that each player did or suffered. */
export function deeds(events: readonly Event[]): Map<string, Event> {
  const found = new Map<string, Event>();
  for (const event of events) {
    const player = event.seats?.['player'];
    if (player && DEEDS.has(event.kind)) found.set(player, event);
  }
  return found;
}

/** The events of the last action, its declaration first. */
export function lastTurn(events: readonly Event[]): Event[] {
  const from = events.findLastIndex((event) => event.kind === 'declared');
  return from < 0 ? [] : events.slice(from);
}
