/** Events as they are told to one of the players in them: "you" instead of a name. */
import type { Event } from '../../frame/protocol';
import { factsOf } from '../../frame/texts';
import { has, say, told, word } from './words';

/** An event in a sentence, to `me`; in the third person where it has no other. */
export function addressed(event: Event, me: string | null): string {
  const role = Object.entries(event.seats ?? {}).find(([, name]) => name === me)?.[0];
  const aimed = event.kind === 'declared' && event.seats?.['target'] !== undefined;
  const key = `coup-ui-you-${role ?? ''}-${event.kind}${aimed ? '-at' : ''}`;
  return has(key) ? say(key, factsOf(event)) : told(event);
}

/** Whether who was challenged had the character. */
export function was(verdict: Event, me: string | null): string {
  const player = verdict.seats?.['player'] ?? '';
  const card = word(verdict.words?.['card'] ?? verdict.words?.['character'] ?? '');
  if (verdict.kind === 'showed') return player === me ? say('coup-ui-you-was', { card }) : say('coup-ui-was', { player, card });
  return player === me ? say('coup-ui-you-was-not', { card }) : say('coup-ui-was-not', { player, card });
}
