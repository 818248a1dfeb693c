import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { read, Words } from '../src/frame/texts';

const SOURCE = join(import.meta.dirname, '..', '..', 'src', 'signoria');
const LANGUAGES = ['en', 'es', 'it', 'fr'] as const;
const GAMES = readdirSync(join(SOURCE, 'games'), { withFileTypes: true })
  .filter((each) => each.isDirectory() && !each.name.startsWith('_'))
  .map(({ name }) => name);

function file(language: string, name: string): string {
  const folders = name === 'frame' ? ['texts', 'texts/browser'] : [`games/${name}/texts`];
  return folders.map((folder) => readFileSync(join(SOURCE, folder, `${language}.ftl`), 'utf8')).join('\n');
}

/** The keys of a game's texts, and a fact for each of their variables. */
const texts = Object.fromEntries(
  GAMES.map((game) => {
    const own = file('en', game);
    const facts = Object.fromEntries([...own.matchAll(/\$(\w+)/g)].map(([, name = '']) => [name, `the ${name}`]));
    return [game, { keys: [...own.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = '']) => key), facts }];
  }),
);
const shared = (game: string): string[] =>
  (texts[game]?.keys ?? []).filter((key) => GAMES.some((other) => other !== game && texts[other]?.keys.includes(key)));

const orders = GAMES.flatMap((first) =>
  GAMES.filter((each) => each !== first).map((second) => [first, second, ...GAMES.filter((each) => each !== first && each !== second)]),
);

describe('each game speaks its own words, whatever was read before', () => {
  let speech: typeof import('../src/frame/speech.svelte');
  let settings: typeof import('../src/frame/settings.svelte');

  beforeEach(async () => {
    vi.resetModules();
    vi.stubGlobal('document', { documentElement: {} });
    vi.stubGlobal('fetch', (path: string) => {
      const [, language = '', name = ''] = /texts\/(\w+)\/([\w-]+)\.ftl/.exec(path) ?? [];
      return Promise.resolve(new Response(file(language, name)));
    });
    speech = await import('../src/frame/speech.svelte');
    settings = await import('../src/frame/settings.svelte');
  });

  test.each(orders.map((order) => [order.join(', '), order] as const))('%s', async (_, order) => {
    for (const game of order) await speech.speak(game);
    for (const language of LANGUAGES) {
      settings.settings.language = language;
      await speech.speak();
      for (const game of order) {
        const own = new Words(language, [read(file(language, 'frame')), read(file(language, game))]);
        const facts = texts[game]?.facts ?? {};
        for (const key of shared(game)) expect(speech.speech(game).say(key, facts)).toBe(own.say(key, facts));
      }
    }
  });

  test('games share keys', () => {
    for (const game of GAMES) expect(shared(game).length).toBeGreaterThan(5);
  });
});

test('no two games share a reader', () => {
  for (const [first = '', second = ''] of orders)
    expect(() => new Words('en', [read(file('en', first)), read(file('en', second))])).toThrow();
});
