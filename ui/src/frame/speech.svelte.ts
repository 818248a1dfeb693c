/** The texts in the player's language, as components use them: they change with the language. */
import type { Event, Text } from './protocol';
import { settings, type Language } from './settings.svelte';
import { read, Words, type Facts } from './texts';

const files = new Map<string, Promise<ReturnType<typeof read>>>();
let words: Words = $state.raw(new Words('en', []));
let wanted: string[] = [];

function file(language: string, name: string): Promise<ReturnType<typeof read>> {
  const path = `/texts/${language}/${name}.ftl`;
  let found = files.get(path);
  if (!found) {
    found = fetch(path).then(async (answer) => {
      if (answer.ok) return read(await answer.text());
      // What nobody has written is not asked for again: all other texts would wait for it.
      if (answer.status === 404) wanted = wanted.filter((each) => each !== name);
      throw new Error(path);
    });
    found.catch(() => files.delete(path));
    files.set(path, found);
  }
  return found;
}

/** Read the texts of the frame and of these games, in the language that is set; from then on they are spoken. */
export async function speak(...games: string[]): Promise<void> {
  const language: Language = settings.language;
  if (words.language === language && speaks() && games.every((game) => wanted.includes(game))) return;
  wanted = [...new Set([...wanted, ...games])];
  const found = await Promise.all(['frame', ...wanted].map((name) => file(language, name)));
  if (language !== settings.language) return;
  words = new Words(language, found);
  document.documentElement.lang = language;
}

/** Whether there are texts at all. */
export function speaks(): boolean {
  return words.has('ui-title');
}

/** The text of a key, filled; an Error if there is none: ask `has` while its file may be on the way. */
export function say(key: string, facts?: Facts): string {
  return words.say(key, facts);
}

/** Whether there is such a text. */
export function has(key: string): boolean {
  return words.has(key);
}

/** A text that the server gave. */
export function tell(text: Text): string {
  return words.tell(text);
}

/** An event in a sentence. */
export function told(event: Event): string {
  return words.event(event);
}

/** The text of a word of a game. */
export function word(name: string): Text {
  return { key: `word-${name}` };
}
