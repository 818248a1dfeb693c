/** The games that have a table in the browser, by name: each is loaded when it is needed. */
import type { GameUi } from '../frame/scene';

export interface Entry {
  load(): Promise<GameUi>;
  pigment: string;
  /** Three emblems that stand for it. */
  emblems: readonly [string, string, string];
}

export const GAMES: Readonly<Record<string, Entry>> = {
  coup: {
    load: async () => (await import('./coup')).default,
    pigment: 'sinopia',
    emblems: ['duke', 'assassin', 'contessa'],
  },
  medici: {
    load: async () => (await import('./medici')).default,
    pigment: 'verde',
    emblems: ['rovere', 'grand-duke', 'gonzaga'],
  },
  princeps: {
    load: async () => (await import('./princeps')).default,
    pigment: 'azurite',
    emblems: ['prince-noble', 'castle', 'machiavelli'],
  },
};
