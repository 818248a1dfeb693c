/** New tables. */
import { random } from './key';
import type { GameCard, Made, NewTable } from './protocol';
import { ask } from './requests';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { say } from './speech.svelte';

/** How long bots pause at a table where nobody else waits, in seconds: what they do is shown at the player's own pace. */
const PACE = 0.4;

/** Make a table and go there. */
async function make(wanted: Omit<NewTable, 'id'>): Promise<void> {
  const made = await ask<Made>('/api/tables', { body: { ...wanted, id: random(9) } });
  go(made.path);
}

/** What is suggested to a reader of this language. */
function preset({ suggested, lead }: GameCard): GameCard['suggested'] {
  return lead ? { ...suggested, [lead.option]: lead.presets[settings.language] ?? null } : suggested;
}

/** A game against bots that begins at once, without a clock: nobody waits. */
export function alone(game: GameCard): Promise<void> {
  return make({
    game: game.name,
    options: preset(game),
    name: settings.name || say('ui-somebody'),
    gift: random(12),
    pace: PACE,
    clock: null,
    start: true,
  });
}

/** A table for friends, with a link to send; who has a name already sits down. */
export function together(game: GameCard): Promise<void> {
  return make({ game: game.name, options: preset(game), ...(settings.name ? { name: settings.name, gift: random(12) } : {}) });
}
