import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Event, Menu, Step } from '../src/frame/protocol';
import type { Scene } from '../src/frame/scene';
import { speak } from '../src/frame/speech.svelte';
import { beats, sound } from '../src/games/princeps/beats';
import { compared } from '../src/games/princeps/compared';
import { adding, after, asked, chosen, forced, towards } from '../src/games/princeps/menus';
import { dealings, story } from '../src/games/princeps/story';

const event = (kind: string, more: Partial<Event> = {}): Event => ({ kind, ...more });
const kinds = (events: readonly Event[]): string[] => events.map(({ kind }) => kind);
const word = (name: string): { key: string } => ({ key: `word-${name}` });
const step = (key: string, action: number, more: Partial<Step> = {}): Step => ({ key, action, text: { key: 'x' }, ...more });
const menu = (steps: Step[], taken: number[] = []): Menu => ({ question: { key: 'princeps-ask-act' }, steps, taken });

/** A scene at which these questions follow, by the actions that were taken. */
function asking(following: Readonly<Record<string, Menu>>): { scene: Scene; heard: string[] } {
  const heard: string[] = [];
  const ask = (taken: readonly number[]): Promise<Menu | null> => {
    heard.push(taken.join(' '));
    return Promise.resolve(following[taken.join(' ')] ?? null);
  };
  return { scene: { ask } as unknown as Scene, heard };
}

const armies = (citizens: number, mercenaries: number): Step['text'] => ({
  key: 'princeps-step-force',
  facts: { citizens, mercenaries },
});
const citizens = (count: number): Step['text'] => ({ key: 'princeps-step-citizens', facts: { citizens: count } });
const under = (card: string): Step['text'] => ({ key: 'princeps-step-under', facts: { card: word(card) } });

describe('armies are chosen at once, and answered one after the other', () => {
  const last = step('captain', 2, { text: under('captain'), ends: true, move: 'defend citizen mercenary under captain' });
  const root = menu([
    step('nothing', 37, { ends: true, move: 'defend nothing' }),
    step('0', 54, { text: citizens(0) }),
    step('1', 55, { text: citizens(1) }),
  ]);
  const { scene, heard } = asking({
    '55': menu([step('0', 54, { text: armies(1, 0), ends: true }), step('1', 55, { text: armies(1, 1) })], [55]),
    '55 55': menu([step('prince', 0, { text: under('prince'), ends: true }), last], [55, 55]),
  });

  test('citizens, then mercenaries, then who commands', async () => {
    expect(await forced(scene, root, { citizens: 1, mercenaries: 1, under: 'captain' })).toBe(last);
    expect(heard).toEqual(['55', '55 55']);
  });
  test('one army alone needs nobody, none at all is an answer of its own', async () => {
    expect((await forced(scene, root, { citizens: 1, mercenaries: 0, under: null }))?.ends).toBe(true);
    expect(towards(root, { citizens: 0, mercenaries: 0, under: null })?.move).toBe('defend nothing');
  });
  test('what is not offered is not found', async () => {
    expect(await forced(scene, root, { citizens: 2, mercenaries: 0, under: 'prince' })).toBeNull();
    expect(await forced(scene, root, { citizens: 1, mercenaries: 1, under: null })).toBeNull();
  });
});

describe('a card is taken back by one press', () => {
  const root = menu([step('recall', 39), step('ready', 40, { ends: true })]);
  const taken = step('citizen', 3, { ends: true, move: 'recall citizen from rome' });

  test('where, then which', async () => {
    const { scene } = asking({ '39': menu([step('rome', 27), step('siena', 16)], [39]), '39 27': menu([taken], [39, 27]) });
    expect(await after(scene, root, 'recall', 'rome', 'citizen')).toBe(taken);
    expect(await after(scene, root, 'recall', 'siena', 'citizen')).toBeNull();
    expect(await after(scene, root, 'recall', 'rome')).toBeNull();
  });
  test('where cards lie in one place only, the place is not asked', async () => {
    const { scene } = asking({ '39': menu([taken, step('spy', 7, { ends: true })], [39, 27]) });
    expect(await after(scene, root, 'recall', 'rome', 'citizen')).toBe(taken);
  });
});

describe('cards of an offer', () => {
  const offer = menu([step('nothing', 37), step('citizen', 3, { more: 120 }), step('spy', 7, { more: 124 }), step('milan', 21)]);
  test('all but the last are followed by another', () => {
    expect(adding(offer, ['citizen'])).toEqual([3]);
    expect(adding(offer, ['citizen', 'spy'])).toEqual([120, 7]);
    expect(adding(offer, [])).toEqual([37]);
  });
  test('what cannot be added is refused', () => {
    expect(adding(offer, ['milan', 'spy'])).toBeNull();
    expect(adding(offer, ['prince'])).toBeNull();
  });
});

describe('the path of an action', () => {
  const midway: Menu = {
    question: {
      key: 'princeps-asked',
      facts: { question: { key: 'princeps-ask-target' }, chosen: [word('florence'), word('captain')] },
    },
    steps: [],
  };
  test('what was chosen, and what is really asked', () => {
    expect(chosen(midway)).toEqual(['florence', 'captain']);
    expect(asked(midway).key).toBe('princeps-ask-target');
  });
  test('at first nothing was chosen', () => {
    expect(chosen(menu([]))).toEqual([]);
    expect(chosen(null)).toEqual([]);
    expect(asked(menu([])).key).toBe('princeps-ask-act');
  });
});

const BATTLE = [
  event('attacked', { seats: { player: 'Ada' }, words: { origin: 'siena', territory: 'rome' } }),
  event('led', { words: { card: 'captain' } }),
  event('answered', { seats: { player: 'Bea' } }),
  event('defended', { seats: { player: 'Bea' } }),
  event('balance', { numbers: { attack: 3, defence: 1 } }),
  event('won-battle', { seats: { player: 'Ada' } }),
];

describe('the story of an action', () => {
  const before = [event('round'), event('opened'), event('closed'), event('ready')];

  test('begins with its announcement and has what came of it', () => {
    const found = story([...before, ...BATTLE]);
    expect(kinds(found?.events ?? [])).toEqual(['attacked', 'led', 'defended', 'balance', 'won-battle']);
    expect(found).toMatchObject({ by: 'Ada', source: 'siena', target: 'rome', balance: { attack: 3, defence: 1 } });
  });
  test('ends where something else begins, and gives way to the next', () => {
    expect(story([...before, ...BATTLE, event('ended'), event('laid')])?.events).toHaveLength(5);
    const next = story([...before, ...BATTLE, event('fortified', { seats: { player: 'Bea' }, words: { territory: 'pisa' } })]);
    expect(next).toMatchObject({ by: 'Bea', source: null, target: 'pisa', balance: null });
  });
  test('is not told in another round, nor before there was an action', () => {
    expect(story([...before, ...BATTLE, event('round'), event('drawing')])).toBeNull();
    expect(story([])).toBeNull();
  });
  test('a spy shows what he turns up', () => {
    expect(kinds(story([event('spied'), event('showed'), event('used')])?.events ?? [])).toEqual(['spied', 'showed']);
  });
});

test('what became of offers is told of this negotiation alone, the newest first', () => {
  const past = [event('accepted'), event('opened'), event('offered'), event('declined-all'), event('done'), event('lapsed')];
  expect(kinds(dealings(past, null))).toEqual(['lapsed', 'declined-all']);
  expect(kinds(dealings(past, 'Livia'))).toEqual(['lapsed']);
});

describe('a battle is shown step by step', () => {
  const parts = beats({ events: BATTLE, menu: null });
  test('all events, each with what belongs to it', () => {
    expect(parts.map((part) => kinds(part.events))).toEqual([['attacked', 'led', 'answered'], ['defended'], ['balance'], ['won-battle']]);
    expect(parts.every(({ hold }) => hold > 0)).toBe(true);
  });
  test('what nobody waits for takes no time', () => {
    expect(beats({ events: [event('ready')], menu: null })).toEqual([{ events: [event('ready')], hold: 0 }]);
  });
  test('an attack is heard, comparing is not', () => {
    expect(parts.map(sound)).toEqual(['challenge', null, null, null]);
  });
});

describe('forces are compared before an attack is declared', () => {
  const FILES: Readonly<Record<string, string>> = {
    frame: '../../src/signoria/texts/browser/en.ftl',
    princeps: '../../src/signoria/games/princeps/texts/en.ftl',
  };
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    vi.stubGlobal('fetch', (path: string) => {
      const name = /(\w+)\.ftl$/.exec(path)?.[1] ?? '';
      return Promise.resolve(new Response(readFileSync(new URL(FILES[name] ?? '', import.meta.url), 'utf8')));
    });
    await speak('princeps');
    vi.unstubAllGlobals();
  });
  const against = (low: string, high: string, total = 3): Step =>
    step('rome', 27, {
      follows: [
        { key: 'princeps-step-strength', facts: { sum: { key: 'princeps-step-sea', facts: { armies: 4, total } }, total } },
        { key: 'princeps-step-against', facts: { low, high } },
        { key: 'princeps-step-made-of', facts: { parts: [{ key: 'princeps-part-armies', facts: { count: 2 } }] } },
        { key: 'princeps-step-lone' },
      ],
    });

  test('both sums, and what they are made of', () => {
    const found = compared(against('1', '4'));
    expect(found).toMatchObject({ attack: '3', defence: '1–4' });
    expect(found?.mine).toContain('4');
    expect(found?.theirs).toContain('2');
    expect(found?.notes).toHaveLength(1);
  });
  test('a defence that is known is one number', () => {
    expect(compared(against('2', 'same'))?.defence).toBe('2');
  });
  test('what says nothing of forces is not compared', () => {
    expect(compared(step('rome', 27, { follows: [{ key: 'princeps-step-lone' }] }))).toBeNull();
    expect(compared(null)).toBeNull();
  });
});
