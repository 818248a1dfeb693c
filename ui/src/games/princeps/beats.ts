/** News of Princeps, cut into what is shown at once. */
import { parts } from '../../frame/parts';
import type { Update } from '../../frame/protocol';
import type { Beat } from '../../frame/scene';

/** Kinds that begin a part, and for how long it stands, in milliseconds. */
const HOLDS: Readonly<Record<string, number>> = {
  round: 900,
  discarded: 250,
  drawing: 350,
  opened: 500,
  accepted: 900,
  'accepted-all': 900,
  declined: 400,
  'declined-all': 400,
  lapsed: 500,
  'lapsed-all': 500,
  closed: 500,
  settled: 700,
  laid: 200,
  attacked: 1700,
  revolted: 1700,
  conspired: 1700,
  spied: 1500,
  fortified: 1100,
  colonised: 1100,
  reformed: 1100,
  stabilised: 1100,
  punished: 2000,
  calmed: 2000,
  defended: 1400,
  undefended: 1200,
  trumped: 1800,
  mustered: 1000,
  incited: 1000,
  balance: 1300,
  'won-battle': 1500,
  'lost-battle': 1500,
  tied: 1500,
  retreated: 1500,
  sacrificed: 1100,
  died: 700,
  conquered: 1500,
  annexed: 1600,
  freed: 1600,
  failed: 1500,
  entered: 900,
  stayed: 600,
  'led-category': 500,
  won: 1600,
};

/** The parts of an update. */
export function beats(update: Pick<Update, 'events' | 'menu'>): Beat[] {
  const found = parts(update.events, HOLDS);
  return found;
}

const SOUNDS: Readonly<Record<string, string>> = {
  attacked: 'challenge',
  revolted: 'challenge',
  conspired: 'challenge',
  trumped: 'true',
  conquered: 'true',
  annexed: 'true',
  freed: 'false',
  punished: 'false',
  calmed: 'false',
  'lost-battle': 'false',
  died: 'card',
  laid: 'card',
  settled: 'card',
  accepted: 'coin',
  'accepted-all': 'coin',
  won: 'won',
};

/** The sound of a part. */
export function sound(beat: Beat): string | null {
  return SOUNDS[beat.events[0]?.kind ?? ''] ?? null;
}
