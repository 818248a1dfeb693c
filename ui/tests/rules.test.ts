import { expect, test } from 'vitest';
import type { Attempt, Moment } from '../src/frame/protocol';
import { stops } from '../src/frame/rules/stops';

const KINDS = { declared: { opens: true }, passed: { quiet: true }, took: {} };
const moment = (number: number, ...kinds: string[]): Moment => ({
  number,
  by: 'Ada',
  move: 'move',
  turn: 1,
  events: kinds.map((kind) => ({ kind })),
  view: number,
});
const attempt = (after: number): Attempt => ({ after, by: 'Bruno', move: 'pass', text: 'No.' });
const said = (moments: Moment[], attempts: Attempt[]): unknown[] =>
  stops(moments, attempts, KINDS).map((stop) => [stop.since, stop.moment, stop.tried?.by ?? stop.told.map((event) => event.kind).join()]);

test('one stops at the beginning, and wherever something is told', () => {
  expect(said([moment(0, 'declared'), moment(1, 'declared'), moment(2, 'took')], [])).toEqual([
    [0, 0, ''],
    [0, 1, 'declared'],
    [1, 2, 'took'],
  ]);
});

test('what nothing is told of belongs to the next stop, and at the end to the last', () => {
  expect(said([moment(0), moment(1, 'passed'), moment(2), moment(3, 'passed', 'took'), moment(4, 'passed')], [])).toEqual([
    [0, 0, ''],
    [0, 4, 'took'],
  ]);
});

test('what was tried in vain is a stop of its own, in the position in which it was tried', () => {
  expect(said([moment(0), moment(1, 'passed'), moment(2, 'declared')], [attempt(0), attempt(1), attempt(1), attempt(2)])).toEqual([
    [0, 0, ''],
    [0, 0, 'Bruno'],
    [0, 1, 'Bruno'],
    [1, 1, 'Bruno'],
    [1, 2, 'declared'],
    [2, 2, 'Bruno'],
  ]);
});

test('an example in which nobody moves is its beginning alone', () => {
  expect(said([moment(0, 'declared')], [])).toEqual([[0, 0, '']]);
});
