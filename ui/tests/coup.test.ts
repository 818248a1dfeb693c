import { describe, expect, test } from 'vitest';
import type { CoupView, Event, Menu, Moment, Step } from '../src/frame/protocol';
import { autos } from '../src/games/coup/autos';
import { beats } from '../src/games/coup/beats';
import { claims, deeds, lastTurn } from '../src/games/coup/history';
import { deeds as offered, keeping, kept } from '../src/games/coup/menus';
import { told } from '../src/games/coup/telling';

const event = (kind: string, player: string, more: Partial<Event> = {}): Event => ({ kind, ...more, seats: { player, ...more.seats } });
const step = (key: string, more: Partial<Step> = {}): Step => ({ action: 0, key, text: { key: 'x' }, ends: true, move: key, ...more });
const menu = (...steps: Step[]): Menu => ({ question: { key: 'x' }, steps });
const update = (events: Event[], asked?: Menu): Parameters<typeof beats>[0] => ({ events, menu: asked ?? null });

describe('news are cut into what is shown at once', () => {
  const news = [
    event('declared', 'Ada', { words: { action: 'tax' } }),
    event('challenged', 'Bruno', { seats: { player: 'Bruno', target: 'Ada' }, words: { character: 'duke' } }),
    event('showed', 'Ada', { words: { card: 'duke' } }),
    event('drew', 'Ada'),
    event('lost', 'Bruno', { words: { card: 'captain' } }),
    event('out', 'Bruno'),
  ];
  test('a challenge, its reveal and its price come one after the other, and nothing is left out', () => {
    const parts = beats(update(news));
    expect(parts.map((part) => part.events[0]?.kind)).toEqual(['declared', 'challenged', 'showed', 'lost']);
    expect(parts.flatMap((part) => part.events)).toEqual(news);
  });
  test('a claim that I am asked about does not keep me waiting', () => {
    const [claim] = news;
    if (!claim) throw new Error();
    expect(beats(update([claim], menu(step('pass'))))[0]?.hold).toBeLessThan(beats(update([claim]))[0]?.hold ?? 0);
  });
});

describe('what is known of players', () => {
  const past = [
    event('declared', 'Ada', { words: { action: 'tax' } }),
    event('unchallenged', 'Ada', { words: { character: 'duke' } }),
    event('took', 'Ada', { numbers: { coins: 3 } }),
    event('declared', 'Bruno', { words: { action: 'steal' } }),
    event('challenged', 'Ada', { words: { character: 'captain' } }),
    event('bluffed', 'Bruno', { words: { character: 'captain' } }),
    event('lost', 'Bruno', { words: { card: 'contessa' } }),
  ];
  test('claims are said, proven or lies', () => {
    expect(claims(past).get('Ada')).toEqual([{ card: 'duke', state: 'said' }]);
    expect(claims(past).get('Bruno')).toEqual([{ card: 'captain', state: 'lie' }]);
  });
  test('the last deed and the last turn', () => {
    expect(deeds(past).get('Bruno')?.kind).toBe('lost');
    expect(lastTurn(past).map((each) => each.kind)).toEqual(['declared', 'challenged', 'bluffed', 'lost']);
  });
});

describe('menus', () => {
  test('steps at several players are one deed, and closed ones stand among them', () => {
    const found = offered({
      ...menu(step('income'), step('steal-1', { target: 'Ada' }), step('steal-2', { target: 'Bruno' })),
      closed: [{ key: 'coup', text: { key: 'x' }, why: { key: 'y' } }],
    });
    expect(found.map((deed) => [deed.kind, deed.steps.length, deed.closed !== null])).toEqual([
      ['steal', 2, false],
      ['income', 1, false],
      ['coup', 0, true],
    ]);
  });
  test('what is kept is found in any order', () => {
    const exchange = menu(step('duke-duke'), step('duke-captain'));
    expect(kept(exchange)).toBe(2);
    expect(keeping(exchange, ['captain', 'duke'])?.key).toBe('duke-captain');
    expect(keeping(exchange, ['captain', 'captain'])).toBeNull();
  });
});

describe('what is let pass without asking', () => {
  const asked = menu(step('pass'), step('challenge'));
  const view = (by: string, target: string | null): unknown => ({ pending: { by, target } });
  const passes = (name: string, by: string, target: string | null): boolean =>
    autos.find((auto) => auto.name === name)?.passes(asked, view(by, target), 'Ada') !== null;
  test('what is aimed at me, and blocks of what I do, are always asked', () => {
    for (const { name } of autos) {
      expect(passes(name, 'Bruno', 'Ada')).toBe(false);
      expect(passes(name, 'Ada', 'Bruno')).toBe(false);
    }
  });
  test('each lets pass what it says', () => {
    expect(passes('turn', 'Bruno', 'Carla')).toBe(true);
    expect(passes('turn', 'Bruno', null)).toBe(true);
    expect(passes('others', 'Bruno', 'Carla')).toBe(true);
    expect(passes('others', 'Bruno', null)).toBe(false);
    expect(passes('unaimed', 'Bruno', null)).toBe(true);
    expect(passes('unaimed', 'Bruno', 'Carla')).toBe(false);
  });
});

test('the end tells who claimed what they did not hold', () => {
  const view = (hidden: string[], pending: Partial<CoupView['pending']> | null): unknown => ({
    players: { Ada: { coins: 2, hidden, revealed: [] } },
    pending: pending && { block: null, ...pending },
  });
  const moment = (number: number, events: Event[], seen: unknown): Moment => ({
    number,
    by: null,
    move: null,
    turn: 0,
    events,
    view: seen,
  });
  const found = told([
    moment(0, [], view(['duke', 'captain'], null)),
    moment(1, [event('declared', 'Ada')], view(['duke', 'captain'], { by: 'Ada', claim: 'duke' })),
    moment(2, [], view(['duke', 'captain'], { by: 'Ada', claim: 'duke' })),
    moment(3, [event('declared', 'Ada')], view(['duke', 'captain'], { by: 'Ada', claim: 'assassin' })),
    moment(4, [event('bluffed', 'Ada')], view(['duke'], null)),
  ]);
  expect(found.get('Ada')).toEqual({ claims: 2, bluffs: 1, caught: 1 });
});
