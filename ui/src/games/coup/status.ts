/** The second line of a seat: what its player says, may do, or did last. */
import type { CoupView, Event } from '../../frame/protocol';
import { has, say, word } from './words';

const WINDOWS = new Set(['challenge', 'block', 'challenge-block']);

interface Status {
  text: string;
  /** Whether it is speech, and may be a lie. */
  said: boolean;
}

/** What a player is saying at this moment, as a claim that stands; null if nothing. */
function claimOf(view: CoupView, name: string): string | null {
  const pending = view.pending;
  if (!pending) return null;
  if (pending.block?.by === name) return pending.block.claim;
  return pending.by === name && pending.block === null ? pending.claim : null;
}

/** How many cards a player holds face down: while they are chosen, as many as the viewer, for all get them alike. */
export function held(view: CoupView, name: string): number {
  const player = view.players[name];
  if (player?.hidden) return player.hidden.length;
  if (view.phase !== 'draft' && view.phase !== 'deal') return 2 - (player?.revealed.length ?? 0);
  return (view.viewer ? view.players[view.viewer]?.hidden?.length : undefined) ?? 0;
}

/** Whether a player has lost both influences. */
export function isOut(view: CoupView, name: string): boolean {
  return (view.players[name]?.revealed.length ?? 0) >= 2;
}

function did(event: Event, me: string | null): string {
  const action = event.words?.['action'];
  const card = event.words?.['card'] ?? event.words?.['character'];
  const target = event.seats?.['target'];
  const own = `coup-ui-did-${event.kind}-${action ?? ''}${target !== undefined && target === me ? '-you' : ''}`;
  if (action && has(own)) return say(own, target === undefined ? {} : { target });
  const key = `coup-ui-did-${event.kind}`;
  return has(key) ? say(key, card ? { card: word(card) } : {}) : '';
}

/** The line, in words; `asked` is whether who is to act still may. */
export function status(view: CoupView, name: string, deed: Event | undefined, asked = true): Status {
  const plain = (text: string): Status => ({ text, said: false });
  if (isOut(view, name)) return plain(say('coup-table-out'));
  const claim = claimOf(view, name);
  if (claim) return { text: say('coup-ui-i-am', { card: word(claim) }), said: true };
  if (asked && view.to_act.includes(name)) {
    if (WINDOWS.has(view.phase)) return plain(say('coup-ui-may-answer'));
    return plain(say(view.phase === 'action' ? 'coup-ui-on-turn' : 'coup-ui-chooses'));
  }
  return plain((deed && did(deed, view.viewer ?? null)) || say('coup-ui-influences', { count: held(view, name) }));
}
