/** News of Coup, cut into what is shown at once. */
import { parts } from '../../frame/parts';
import type { Update } from '../../frame/protocol';
import type { Beat } from '../../frame/scene';

/** Kinds that begin a part, and for how long it stands, in milliseconds. */
const HOLDS: Readonly<Record<string, number>> = {
  started: 700,
  declared: 1500,
  blocked: 1500,
  challenged: 1100,
  showed: 2600,
  bluffed: 2600,
  conceded: 2200,
  lost: 1500,
  won: 1600,
  took: 700,
  stole: 900,
  presented: 1300,
  'gave-back': 1000,
  replaced: 1200,
  stopped: 900,
  drafted: 800,
};
/** What is nobody's business to be waited for. */
const SHORT = 250;

/** The parts of an update; a claim that I am asked about stands there anyway. */
export function beats(update: Pick<Update, 'events' | 'menu'>): Beat[] {
  const found = parts(update.events, HOLDS);
  const last = found.at(-1);
  if (last && update.menu && ['declared', 'blocked'].includes(last.events[0]?.kind ?? '')) last.hold = SHORT;
  return found;
}

/** The sound of a part. */
export function sound(beat: Beat): string | null {
  switch (beat.events[0]?.kind) {
    case 'declared':
    case 'blocked':
      return 'claim';
    case 'challenged':
      return 'challenge';
    case 'showed':
      return 'true';
    case 'bluffed':
    case 'conceded':
      return 'false';
    case 'lost':
      return 'card';
    case 'took':
    case 'stole':
      return 'coin';
    case 'won':
      return 'won';
    default:
      return null;
  }
}
