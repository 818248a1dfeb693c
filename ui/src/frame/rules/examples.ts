/** The examples of a game's rules, as the server tells them in the player's language. */
import type { Example, ExampleCard, Examples } from '../protocol';
import { ask } from '../requests';

/** The examples of a game, by the number of the section that they belong to. */
export async function examples(game: string): Promise<Map<number, ExampleCard[]>> {
  const { examples: all } = await ask<Examples>(`/api/games/${game}/examples`, { known: false });
  const found = new Map<number, ExampleCard[]>();
  for (const each of all) found.set(each.section, [...(found.get(each.section) ?? []), each]);
  return found;
}

/** One of them, with all that happens in it. */
export function example(game: string, name: string): Promise<Example> {
  return ask<Example>(`/api/games/${game}/examples/${encodeURIComponent(name)}`, { known: false });
}
