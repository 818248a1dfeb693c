/** The games that the server has, read once. */
import type { GameCard, Games, Summary, Value } from './protocol';
import { ask } from './requests';

let games: Promise<GameCard[]> | null = null;

/** All games. */
export function catalogue(): Promise<GameCard[]> {
  games ??= ask<Games>('/api/games', { known: false }).then((found) => found.games);
  games.catch(() => (games = null));
  return games;
}

/** One of them. */
export async function card(name: string): Promise<GameCard | null> {
  return (await catalogue()).find((game) => game.name === name) ?? null;
}

/** The summary card of a game with these options. */
export function summary(game: string, options: Readonly<Record<string, Value>>): Promise<Summary> {
  return ask<Summary>(`/api/games/${game}/summary?options=${encodeURIComponent(JSON.stringify(options))}`, { known: false });
}
