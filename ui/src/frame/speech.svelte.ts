/** The texts in the player's language, as components use them: they change with the language. */
import { fault } from './faults';
import type { Event, Text } from './protocol';
import { settings } from './settings.svelte';
import { read, Words, type Facts } from './texts';

const files = new Map<string, Promise<ReturnType<typeof read>>>();

function file(language: string, name: string): Promise<ReturnType<typeof read>> {
  const path = `/texts/${language}/${name}.ftl`;
  let found = files.get(path);
  if (!found) {
    found = fetch(path).then(async (answer) => {
      if (answer.ok) return read(await answer.text());
      throw new Error(path);
    });
    found.catch(() => files.delete(path));
    files.set(path, found);
  }
  return found;
}

/** What is said at one game, or away from all of them: nothing of another game can be said here. */
class Speech {
  #words: Words = $state.raw(new Words('en', []));
  #parts: readonly string[] = [];

  constructor(readonly game: string) {}

  /** Whether all of this is spoken in this language. */
  is(language: string, parts: readonly string[]): boolean {
    return this.speaks() && this.#words.language === language && parts.every((part) => this.#parts.includes(part));
  }

  /** Read these parts beside those that are spoken; what then lets them be spoken. */
  async read(language: string, parts: readonly string[]): Promise<() => void> {
    const { game } = this;
    const wanted = [...new Set([...this.#parts, ...parts])];
    const own = game ? [game, ...wanted.map((part) => `${game}-${part}`)] : [];
    const found = await Promise.all(['frame', ...own].map((name) => file(language, name)));
    return () => {
      // Another reading may have ended meanwhile.
      if (this.is(language, wanted)) return;
      this.#parts = wanted;
      this.#words = new Words(language, found, (key) => fault('text', new Error(key), key, game));
    };
  }

  /** Whether there are texts at all. */
  speaks = (): boolean => this.#words.has('ui-title');
  /** The text of a key, filled. */
  say = (key: string, facts?: Facts): string => this.#words.say(key, facts);
  /** Whether there is such a text. */
  has = (key: string): boolean => this.#words.has(key);
  /** A text that the server gave. */
  tell = (text: Text): string => this.#words.tell(text);
  /** An event in a sentence; told to `me`, who is addressed where the game has texts for that. */
  told = (event: Event, me: string | null = null): string => {
    const role = me === null ? undefined : Object.entries(event.seats ?? {}).find(([, name]) => name === me)?.[0];
    const addressed = `${this.game}-ui-you-${role ?? ''}`;
    return this.#words.event(event, this.has(`${addressed}-${event.kind}`) ? addressed : 'event');
  };
}

const spoken = new Map<string, Speech>();

/** What is said at a game: its own texts and the frame's. */
export function speech(game: string): Speech {
  let found = spoken.get(game);
  if (!found) spoken.set(game, (found = new Speech(game)));
  return found;
}

const frame = speech('');

/** Read the texts of the frame, or of a game with these parts of them, and speak them; another language is spoken everywhere at once. */
export async function speak(game = '', ...parts: string[]): Promise<void> {
  const language = settings.language;
  const wanted = speech(game);
  const others = [...spoken.values()].filter((each) => each !== wanted && each.speaks() && !each.is(language, []));
  if (wanted.is(language, parts) && others.length === 0) return;
  const read = await Promise.all([wanted.read(language, parts), ...others.map((each) => each.read(language, []))]);
  if (language !== settings.language) return;
  for (const begin of read) begin();
  document.documentElement.lang = language;
}

/** What is said away from the games. */
export const { say, speaks } = frame;

/** The title of a game; its name while its texts are on the way. */
export function title(game: string): string {
  const { has, say } = speech(game);
  return has(`${game}-title`) ? say(`${game}-title`) : game;
}

/** The text of a word of a game. */
export function word(name: string): Text {
  return { key: `word-${name}` };
}
