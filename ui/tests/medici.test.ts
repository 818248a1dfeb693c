import { describe, expect, test } from 'vitest';
import type { Dial, Event, MediciView, Menu, Step } from '../src/frame/protocol';
import { beats, sound } from '../src/games/medici/beats';
import { lastTurn, noble, piles, terms, touched, zones } from '../src/games/medici/court';
import { asksJester, matters, ofHouse, scores, sign, stage, turnable, valued } from '../src/games/medici/menus';

const event = (kind: string, more: Partial<Event> = {}): Event => ({ kind, ...more });
const CONSPIRACY = [
  event('conspired', { seats: { player: 'Ada' }, words: { card: '5' }, numbers: { pile: 3 } }),
  event('valued', { words: { jester: 'R1' }, numbers: { value: 2 } }),
  event('equalled', { numbers: { worth: 10, added: 5, total: 15 } }),
  event('fell', { numbers: { pile: 9, value: 15 } }),
  event('discarded', { words: { house: 'gonzaga', card: 'duke' } }),
];
const player = (house: string): MediciView['players'][string] => ({
  house,
  counts: 0,
  hand_size: 5,
  deck: 3,
  planned_size: 0,
  last: null,
  limit: null,
  plans: 0,
  discard: [],
  aside: [],
});
const view: MediciView = {
  game: 'medici',
  viewer: 'Ada',
  turn: 'Ada',
  phase: 'play',
  to_act: ['Ada'],
  players: { Ada: player('rovere'), Bruno: player('gonzaga') },
  piles: [
    { id: 3, zone: 'inner', cards: ['gonzaga 8', 'rovere jester=1'], value: 9 },
    { id: 9, zone: 'gonzaga', cards: ['gonzaga duke'], value: 15 },
  ],
  jesters: { R1: { pile: 3, value: 1 } },
  scores: null,
  winner: null,
  winners: [],
  draw: false,
  stage: null,
  replacing: null,
};

describe('a conspiracy is shown step by step', () => {
  const parts = beats({ events: CONSPIRACY, menu: null });
  test('the card joins, the sums are equal, nobles fall, and the table as it is now comes last', () => {
    expect(parts.map((part) => part.events[0]?.kind)).toEqual(['conspired', 'equalled', 'fell', undefined]);
    expect(parts.flatMap((part) => part.events)).toEqual(CONSPIRACY);
  });
  test('a card that is drawn after it shows the table', () => {
    const drawn = beats({ events: [...CONSPIRACY, event('drew', { seats: { player: 'Ada' } })], menu: null });
    expect(drawn.map((part) => part.events[0]?.kind)).toEqual(['conspired', 'equalled', 'fell', 'drew']);
  });
  test('each part is drawn upon the table as it was before', () => {
    const shown = (length: number, part: number) => piles(view, CONSPIRACY.slice(0, length), parts[part] ?? null);
    expect(shown(2, 0)[0]?.nobles.at(-1)).toEqual({ house: 'rovere', card: '5', value: null, now: 'joins' });
    // A Jester shows its new value as soon as it is told.
    expect(shown(1, 0)[0]?.nobles[1]).toMatchObject({ tag: 'R1', value: 1 });
    expect(shown(1, 0)[0]?.value).toBe(9);
    expect(shown(2, 0)[0]?.nobles[1]).toMatchObject({ tag: 'R1', value: 2 });
    expect(shown(2, 0)[0]?.value).toBe(10);
    expect(shown(3, 1)[0]).toMatchObject({ value: 15, equal: true });
    expect(shown(3, 1)[1]?.nobles[0]?.now).toBeUndefined();
    expect(shown(5, 2)[1]?.nobles[0]?.now).toBe('falls');
    // What the view tells is drawn when the play has been shown.
    expect(shown(5, 3)[0]?.nobles).toHaveLength(2);
    expect(piles(view, CONSPIRACY, null)[0]?.nobles).toHaveLength(2);
  });
  test('a Jester that comes has its name and value when they are told', () => {
    const sent = [
      event('sent', { seats: { player: 'Bruno' }, words: { card: 'jester' }, numbers: { pile: 12 } }),
      event('valued', { words: { jester: 'G1' }, numbers: { value: 4 } }),
    ];
    const [part] = beats({ events: sent, menu: null });
    expect(piles(view, sent, part ?? null).at(-1)).toMatchObject({ id: 12, value: 4, nobles: [{ card: 'jester', tag: 'G1', value: 4 }] });
    const joins = [event('allied', { seats: { player: 'Bruno' }, words: { card: 'jester' }, numbers: { pile: 3 } }), ...sent.slice(1)];
    const pile = piles(view, joins, beats({ events: joins, menu: null })[0] ?? null)[0];
    expect(pile?.nobles.map(({ tag, value }) => [tag, value])).toEqual([
      [undefined, null],
      ['R1', 1],
      ['G1', 4],
    ]);
  });
  test('one hears that somebody conspires and that somebody falls', () => {
    expect(parts.map(sound)).toEqual(['challenge', 'claim', 'false', null]);
  });
});

describe('several plays at once, as after a lost connection', () => {
  const meanwhile = [event('sent', { seats: { player: 'Bruno' }, words: { card: '7' }, numbers: { pile: 12 } }), ...CONSPIRACY];
  const parts = beats({ events: meanwhile, menu: null });
  test('are one part with all of them', () => {
    expect(parts.map((part) => part.events)).toEqual([meanwhile]);
  });
  test('are drawn as the view has them', () => {
    expect(piles(view, meanwhile, parts[0] ?? null)).toEqual(piles(view, [], null));
  });
  test('one play with what follows it is not several', () => {
    const drawn = [...CONSPIRACY, event('drew', { seats: { player: 'Ada' } }), event('limited', { numbers: { value: 4 } })];
    expect(beats({ events: drawn, menu: null }).length).toBeGreaterThan(1);
  });
});

describe('the court', () => {
  test('nobles are read from the view', () => {
    expect(noble('gonzaga jester=7')).toEqual({ house: 'gonzaga', card: 'jester', value: 7 });
    expect(noble('rovere 10')).toEqual({ house: 'rovere', card: '10', value: null });
  });
  test('of two Jesters of a House in a pile the lower is the first', () => {
    const two: MediciView = {
      ...view,
      piles: [{ id: 3, zone: 'inner', cards: ['rovere jester=4', 'gonzaga jester=6', 'rovere jester=9'], value: 19 }],
      jesters: { R1: { pile: 3, value: 4 }, R2: { pile: 3, value: 9 }, G1: { pile: 3, value: 6 }, G2: { pile: 8, value: 1 } },
    };
    expect(piles(two, [], null)[0]?.nobles.map(({ tag }) => tag)).toEqual(['R1', 'G1', 'R2']);
  });
  test('one sits at the foot of the table', () => {
    expect(zones('gonzaga').at(-1)).toBe('gonzaga');
    expect(zones(null).at(-1)).toBe('rovere');
  });
  test('the last play and the piles that it touched', () => {
    const past = [event('sent', { numbers: { pile: 12 } }), ...CONSPIRACY];
    expect(lastTurn(past)).toEqual(CONSPIRACY);
    expect([...touched(CONSPIRACY)]).toEqual([3]);
  });
  test('a House counts where its nobles lie, Jesters apart', () => {
    const { zones: rows, jesters } = terms(view);
    expect(rows).toEqual([
      ['inner', 0, 8],
      ['rovere', 0, 0],
      ['gonzaga', 0, 15],
    ]);
    expect(jesters).toEqual([1, 0]);
  });
});

describe('menus', () => {
  const step = (...follows: NonNullable<Step['follows']>): Step => ({ action: 0, text: { key: 'x' }, follows });
  test('what is asked', () => {
    const menu: Menu = { question: { key: 'medici-ask-target' }, steps: [] };
    expect(stage(menu)).toBe('target');
    expect(stage(null)).toBeNull();
  });
  test('a pile wears what it could strike, that it is equal, or the Jester that makes it so', () => {
    const falls = { key: 'medici-step-falls', facts: { total: 9 } };
    const values = { key: 'medici-step-values', facts: { values: [{ key: 'medici-step-value', facts: { value: 7 } }] } };
    expect(sign(step({ key: 'medici-step-strikes', facts: { count: 3 } }))).toBe('3');
    expect(sign(step({ key: 'medici-step-worth', facts: { value: 12 } }))).toBe('12');
    expect(asksJester(step(falls))).toBeNull();
    expect(asksJester(step(falls, values))).toBe(7);
    expect(sign(step(falls))).toBe('=');
    expect(sign(step(falls, values))).toBe('J7');
    expect(sign(step())).toBe('');
  });
  test('nobles of a House are known by it', () => {
    const duke = { key: 'medici-noble', facts: { house: { key: 'word-gonzaga' }, card: { key: 'word-duke' } } };
    expect(['gonzaga', 'rovere', null].map((house) => ofHouse(duke, house))).toEqual([true, false, false]);
  });
  test('both scores after a play are told by the server', () => {
    const after = [{ key: 'medici-score-after', facts: { player: 'Ada', before: 3, after: 8 } }];
    expect(scores(step({ key: 'medici-step-worth', facts: { value: 5, scores: after } }))).toEqual(after);
    expect(scores({ action: 1, text: { key: 'medici-step-send', facts: { scores: after } } })).toEqual(after);
    expect(scores(step())).toEqual([]);
  });
});

describe('values of Jesters', () => {
  const dial = (key: string, now = 1): Dial => ({ action: 79, text: { key }, low: 1, high: 3, now, usual: 1, turns: [[1], [2], [3]] });
  const asked = (key: string, dials: Dial[]): Menu => ({ question: { key: `medici-ask-${key}` }, steps: [], dials });
  const send: Step = { action: 13, key: 'send', text: { key: 'medici-step-send' } };

  test('can be given where a card is sent or allied, and not with a Plan', () => {
    const menu = asked('manner', [dial('medici-dial-court')]);
    expect(turnable(menu, send)).toHaveLength(1);
    expect(turnable(menu, { ...send, key: 'plan' })).toEqual([]);
    expect(turnable(asked('ally', [dial('medici-dial-court')]), { ...send, key: '9' })).toHaveLength(1);
    expect(turnable(menu, null)).toEqual([]);
  });

  test('stand open only where they matter', () => {
    expect(matters(asked('manner', []), [dial('medici-dial-court')])).toBe(false);
    expect(matters(asked('manner', []), [dial('medici-dial-played')])).toBe(true);
    expect(matters(asked('target', []), [dial('medici-dial-court')])).toBe(true);
    expect(matters(asked('target', []), [dial('medici-dial-aside')])).toBe(false);
  });

  test('are known to be other ones than they were', () => {
    expect(valued(asked('manner', [dial('medici-dial-played', 3)]))).toBe(true);
    expect(valued(asked('manner', [dial('medici-dial-played')]))).toBe(false);
    expect(valued(null)).toBe(false);
  });
});
