/** Verdicts in a few words, told to one of the players: "you" instead of a name. */
import type { Event } from '../../frame/protocol';
import { say, word } from './words';

/** Whether who was challenged had the character. */
export function was(verdict: Event, me: string | null): string {
  const player = verdict.seats?.['player'] ?? '';
  const card = word(verdict.words?.['card'] ?? verdict.words?.['character'] ?? '');
  if (verdict.kind === 'showed') return player === me ? say('coup-ui-you-was', { card }) : say('coup-ui-was', { player, card });
  return player === me ? say('coup-ui-you-was-not', { card }) : say('coup-ui-was-not', { player, card });
}
