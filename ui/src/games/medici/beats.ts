/** News of Court of the Medici, cut into what is shown at once. */
import { parts } from '../../frame/parts';
import type { Update } from '../../frame/protocol';
import type { Beat } from '../../frame/scene';
import { plays, STAGED } from './court';

/** Kinds that begin a part, and for how long it stands, in milliseconds. */
const HOLDS: Readonly<Record<string, number>> = {
  started: 700,
  'set-aside': 900,
  kept: 600,
  sent: 1000,
  allied: 1000,
  conspired: 900,
  equalled: 1100,
  fell: 1300,
  cleared: 1300,
  planned: 900,
  passed: 900,
  drew: 250,
  last: 1800,
  emptied: 1300,
  absent: 1300,
  stuck: 1300,
  stalled: 1300,
  won: 1200,
  drawn: 1200,
};
/** How long the table after a play stands before something else is told. */
const SHORT = 250;
/** How long it is told that several plays were made meanwhile. */
const MEANWHILE = 600;

/** The parts of an update: a card joins, the sums are equal, nobles fall, and only then the table is as it is now.
 *
 * Of several plays at once, as after a lost connection, nobody knows the table between them: they are one part.
 */
export function beats(update: Pick<Update, 'events' | 'menu'>): Beat[] {
  if (plays(update.events) > 1) return [{ events: update.events, hold: MEANWHILE }];
  const found = parts(update.events, HOLDS);
  if (STAGED.has(found.at(-1)?.events[0]?.kind ?? '')) found.push({ events: [], hold: SHORT });
  return found;
}

const SOUNDS: Readonly<Record<string, string>> = {
  sent: 'card',
  allied: 'card',
  planned: 'card',
  conspired: 'challenge',
  equalled: 'claim',
  fell: 'false',
  cleared: 'false',
  last: 'claim',
  won: 'won',
};

/** The sound of a part. */
export function sound(beat: Beat): string | null {
  return SOUNDS[beat.events[0]?.kind ?? ''] ?? null;
}
