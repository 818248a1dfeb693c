/** What is told of the action under way, or of the last one: from its announcement on. */
import type { Event } from '../../frame/protocol';

const OPENS = new Set(['attacked', 'revolted', 'conspired', 'spied', 'fortified', 'colonised', 'reformed', 'stabilised']);
/** What comes between an action and what follows from it, and is no part of it. */
const ELSE = new Set([
  'round',
  'opened',
  'drawing',
  'discarded',
  'ended',
  'ready',
  'settled',
  'laid',
  'recalled',
  'recalled-shown',
  'led-category',
]);
const QUIET = new Set(['showed', 'used', 'answered', 'unanswered']);

/** The events of an action that are told, the first of them its announcement. */
export interface Story {
  readonly events: readonly Event[];
  /** The forces, once they have been compared. */
  readonly balance: { attack: number; defence: number } | null;
  readonly by: string;
  readonly source: string | null;
  readonly target: string;
}

/** The last action; null if there was none since the round began. */
export function story(past: readonly Event[]): Story | null {
  let start = past.length - 1;
  while (start >= 0 && !OPENS.has(past[start]?.kind ?? '')) {
    if (past[start]?.kind === 'round' || past[start]?.kind === 'opened') return null;
    start -= 1;
  }
  const first = past[start];
  if (!first) return null;
  let end = start + 1;
  while (end < past.length && !ELSE.has(past[end]?.kind ?? '')) end += 1;
  const told = past.slice(start, end);
  const sums = told.find(({ kind }) => kind === 'balance')?.numbers;
  return {
    events: told.filter(({ kind }) => !QUIET.has(kind) || (kind === 'showed' && first.kind === 'spied')),
    balance: sums ? { attack: sums['attack'] ?? 0, defence: sums['defence'] ?? 0 } : null,
    by: first.seats?.['player'] ?? '',
    source: first.words?.['origin'] ?? null,
    target: first.words?.['territory'] ?? '',
  };
}

/** What became of offers in this round's negotiation, the newest first: not what others declined of each other. */
export function dealings(past: readonly Event[], me: string | null): Event[] {
  const found: Event[] = [];
  for (let place = past.length - 1; place >= 0; place -= 1) {
    const event = past[place];
    if (!event || event.kind === 'opened') break;
    if (!/^(accepted|declined|withdrew|lapsed)(-all)?$/.test(event.kind)) continue;
    const mine = me === null || Object.values(event.seats ?? {}).includes(me);
    if (mine || !event.kind.startsWith('declined')) found.push(event);
  }
  return found;
}

/** What was given and wanted in the offer that an event is about, as far as that is known. */
export function terms(past: readonly Event[], { numbers }: Event): Event[] {
  const made = past.findLastIndex(({ kind, numbers: of }) => /^offered(-all)?$/.test(kind) && of?.['offer'] === numbers?.['offer']);
  if (made < 0 || numbers?.['offer'] === undefined) return [];
  const after = past.slice(made + 1);
  const end = after.findIndex(({ kind }) => !/^(gives|wants)(-all)?$/.test(kind));
  return end < 0 ? after : after.slice(0, end);
}
