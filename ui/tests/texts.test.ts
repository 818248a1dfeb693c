import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Event, Text } from '../src/frame/protocol';
import { read, Words } from '../src/frame/texts';

interface Vector {
  language: string;
  game: string;
  sentence: string;
  text?: Text;
  event?: Event;
}

const SOURCE = join(import.meta.dirname, '..', '..', 'src', 'signoria');
const vectors = JSON.parse(readFileSync(join(SOURCE, 'texts', 'vectors.json'), 'utf8')) as Vector[];

function words(language: string, game: string): Words {
  const folders = [join(SOURCE, 'texts'), join(SOURCE, 'games', game, 'texts')];
  return new Words(
    language,
    folders.map((folder) => read(readFileSync(join(folder, `${language}.ftl`), 'utf8'))),
  );
}

const kinds = [...new Set(vectors.map(({ language, game }) => `${language} ${game}`))];

describe('every sentence of the vectors is said in the same words here', () => {
  test.each(kinds)('%s', (kind) => {
    const [language = '', game = ''] = kind.split(' ');
    const spoken = words(language, game);
    const wrong = vectors
      .filter((vector) => vector.language === language && vector.game === game)
      .map(({ text, event, sentence }) => [event ? spoken.event(event) : text ? spoken.tell(text) : '', sentence])
      .filter(([said, sentence]) => said !== sentence);
    expect(wrong).toEqual([]);
  });
});

test('a text that is not there, or that lacks a fact, is an error', () => {
  const spoken = new Words('en', [read('a = { $b }')]);
  expect(() => spoken.say('c')).toThrow();
  expect(() => spoken.say('a')).toThrow();
  expect(spoken.say('a', { b: 'x' })).toBe('x');
});
