/** The games that have a table in the browser, by name: each is loaded when it is needed. */
import type { GameUi } from '../frame/scene';
import { face } from './coup/faces';

export interface Entry {
  load(): Promise<GameUi>;
  pigment: string;
  /** Three emblems that stand for it. */
  emblems: readonly [string, string, string];
  /** The pigment of a character, if each has its own. */
  face?(name: string): string;
  /** The emblems of characters that are not called as they are. */
  called?: Readonly<Record<string, string>>;
}

export const GAMES: Readonly<Record<string, Entry>> = {
  coup: {
    load: async () => (await import('./coup')).default,
    pigment: 'sinopia',
    emblems: ['duke', 'assassin', 'contessa'],
    face,
  },
  medici: {
    load: async () => (await import('./medici')).default,
    pigment: 'verde',
    emblems: ['rovere', 'grand-duke', 'gonzaga'],
    called: { duke: 'grand-duke' },
  },
  princeps: {
    load: async () => (await import('./princeps')).default,
    pigment: 'azurite',
    emblems: ['prince-noble', 'castle', 'machiavelli'],
    called: { captain: 'condottiero', prince: 'prince-noble' },
  },
};
