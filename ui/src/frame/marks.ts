/** The options in play, as a game's texts call them: those that differ from what is usual. */
import type { GameCard, Value } from './protocol';
import { speech, word } from './speech.svelte';

/** The name of an option's value. */
export function valued(game: string, option: string, value: Value): string {
  const { has, say } = speech(game);
  const own = `${game}-ui-value-${option}-${String(value).replace(/\W/g, '-')}`;
  if (has(own)) return say(own);
  const counted = `${game}-ui-count-${option}`;
  if (typeof value === 'number' && has(counted)) return say(counted, { value, next: value + 1 });
  if (typeof value === 'boolean') return say(value ? 'ui-yes' : 'ui-no');
  if (value === null) return say('ui-none');
  const plain = word(String(value));
  return has(plain.key) ? say(plain.key) : String(value);
}

/** What is not as usual at this table. */
export function marks(game: GameCard, options: Readonly<Record<string, Value>>): string[] {
  const { has, say } = speech(game.name);
  const found: string[] = [];
  const { lead } = game;
  const fixed = lead ? lead.fixed[String(options[lead.option])] : undefined;
  for (const option of game.options) {
    const value = options[option.name] ?? null;
    const usual = option.values?.[0] ?? option.span?.[0] ?? null;
    const key = `${game.name}-mark-${option.name}`;
    if (option.name === 'players' || value === usual || value === fixed?.[option.name]) continue;
    if (has(key)) found.push(say(key, { value: valued(game.name, option.name, value) }));
    else found.push(valued(game.name, option.name, value));
  }
  return found;
}
