import { beforeAll, describe, expect, test, vi } from 'vitest';
import { paragraphs } from '../src/frame/log';
import type { Event, Update } from '../src/frame/protocol';

const event = (kind: string, more: Partial<Event> = {}): Event => ({ kind, ...more });

test('a log leaves out what is quiet or unknown, and begins a paragraph with what opens one', () => {
  const kinds = { declared: { opens: true }, passed: { quiet: true }, drew: { needs: 'card' }, took: {}, paid: { within: ['dealt'] } };
  const events = [
    event('declared'),
    event('passed'),
    event('drew'),
    event('drew', { words: { card: 'duke' } }),
    event('paid'),
    event('declared'),
    event('took'),
  ];
  expect(paragraphs(events, kinds).map((part) => part.map((each) => each.kind))).toEqual([
    ['declared', 'drew'],
    ['declared', 'took'],
  ]);
});

describe('news are shown one after the other', () => {
  let follow: typeof import('../src/frame/follow.svelte');
  beforeAll(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    follow = await import('../src/frame/follow.svelte');
  });
  const update = (version: number, ...kinds: string[]): Update => ({
    version,
    since: 0,
    events: kinds.map((kind) => event(kind)),
    view: version,
  });
  const begun = (): InstanceType<typeof follow.Follow> =>
    new follow.Follow({ beats: (news) => news.events.map((each) => ({ events: [each], hold: 1000 })), sound: () => null });

  test('the first news are there at once, the next part by part, and the view changes with the last', () => {
    vi.useFakeTimers();
    const shown = begun();
    shown.take(update(1, 'a', 'b'), true, null);
    expect([shown.update?.view, shown.past.length, shown.beat]).toEqual([1, 2, null]);
    shown.take(update(2, 'c', 'd'), false, null);
    expect([shown.update?.view, shown.beat?.events[0]?.kind, shown.waiting]).toEqual([1, 'c', 1]);
    vi.advanceTimersByTime(1001);
    expect([shown.update?.view, shown.beat?.events[0]?.kind, shown.waiting]).toEqual([2, 'd', 0]);
    vi.advanceTimersByTime(1001);
    expect([shown.beat, shown.past.map((each) => each.kind)]).toEqual([null, ['a', 'b', 'c', 'd']]);
    vi.useRealTimers();
  });

  test('pause, step and skip', () => {
    vi.useFakeTimers();
    const shown = begun();
    shown.take(update(1, 'a'), true, null);
    shown.take(update(2, 'b', 'c', 'd'), false, null);
    shown.pause();
    vi.advanceTimersByTime(60_000);
    expect(shown.beat?.events[0]?.kind).toBe('b');
    shown.step();
    vi.advanceTimersByTime(60_000);
    expect(shown.beat?.events[0]?.kind).toBe('c');
    shown.skip();
    expect([shown.update?.view, shown.beat, shown.waiting, shown.past.length]).toEqual([2, null, 0, 4]);
    vi.useRealTimers();
  });

  test('who has little time to answer is shown the question at once', () => {
    const shown = begun();
    shown.take(update(1, 'a'), true, null);
    shown.take({ ...update(2, 'b', 'c'), menu: { question: { key: 'x' }, steps: [] } }, false, Date.now() + 5000);
    expect([shown.update?.view, shown.beat]).toEqual([2, null]);
  });
});
