/** Shows news at a pace that can be followed: one part after the other, with pause, step and skip. */
import { safely } from './faults';
import type { Event, Update } from './protocol';
import type { Beat, GameUi, Scene } from './scene';
import { moves, settings } from './settings.svelte';
import { sound } from './sound';

interface Part {
  beat: Beat;
  /** How things stand when it has been shown; absent for all but the last part of an update. */
  update?: Update;
}

const PACE = { slow: 1.8, usual: 1, quick: 0.45 } as const;
/** With so little time left to answer, nobody is made to wait for the show. */
const HURRY = 12_000;
/** With more parts than these waiting, each is shown for less time: nobody falls behind, and nothing is left out. */
const BEHIND = 6;
/** So many parts behind, who comes back to the page wants to see how things stand. */
const AWAY = 12;

/** What is shown of a game, and what waits to be shown. */
export class Follow {
  /** How things stand, as far as they have been shown. */
  update: Update | null = $state.raw(null);
  past: readonly Event[] = $state.raw([]);
  beat: Beat | null = $state.raw(null);
  waiting = $state(0);
  paused = $state(false);

  #queue: Part[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest: Update | null = null;
  /** Until when the newest question must be answered. */
  #until: number | null = null;

  constructor(readonly game: Pick<GameUi, 'beats' | 'sound'>) {}

  /** Whether everything has been shown. */
  get resting(): boolean {
    return this.beat === null && this.waiting === 0;
  }

  /** How things stand, shown or not. */
  get latest(): Update | null {
    return this.#latest;
  }

  /** Take in news; `anew` if they are all that there is. */
  take(update: Update, anew: boolean, until: number | null): void {
    const first = this.#latest === null || anew;
    this.#until = until;
    if (first) {
      this.#latest = update;
      this.#queue = [];
      this.past = update.events;
      this.#rest(update);
      return;
    }
    const parts: Part[] = safely('news', () => this.game.beats(update), []).map((beat) => ({ beat }));
    const last = parts.at(-1) ?? { beat: { events: update.events, hold: 0 } };
    if (parts.length === 0) parts.push(last);
    last.update = update;
    this.#latest = update;
    this.#queue.push(...parts);
    this.waiting = this.#queue.length;
    if (this.beat === null && !this.paused) this.#next();
    else this.#hurry();
  }

  /** Somebody looks again. */
  back(): void {
    if (this.#queue.length > AWAY && !this.paused) this.skip();
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.#timer);
  }

  go(): void {
    this.paused = false;
    this.#next();
  }

  /** Show the next part, and stay. */
  step(): void {
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Show how things stand now. */
  skip(): void {
    clearTimeout(this.#timer);
    for (const part of this.#queue) this.past = [...this.past, ...part.beat.events];
    this.#queue = [];
    this.paused = false;
    if (this.#latest) this.#rest(this.#latest);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #rest(update: Update): void {
    this.update = update;
    this.beat = null;
    this.waiting = 0;
  }

  #next(): void {
    const part = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!part) {
      this.beat = null;
      return;
    }
    this.beat = part.beat;
    this.past = [...this.past, ...part.beat.events];
    if (part.update) this.update = part.update;
    safely('sound', () => sound(this.game.sound(part.beat)), undefined);
    if (!this.paused) this.#wait(part.beat.hold);
  }

  #wait(hold: number): void {
    const quick = moves() ? 1 : 0.8;
    const hurried = Math.min(1, BEHIND / Math.max(1, this.#queue.length));
    this.#timer = setTimeout(() => this.#next(), hold * PACE[settings.pace] * quick * hurried);
    this.#hurry();
  }

  #hurry(): void {
    if (this.#until !== null && this.#until - Date.now() < HURRY && this.#latest?.menu && !this.paused) this.skip();
  }
}

/** What a scene has of a game that is followed. */
export abstract class Followed implements Pick<Scene, 'view' | 'past' | 'beat'> {
  abstract readonly follow: Follow;

  get view(): unknown {
    return this.follow.update?.view;
  }

  get past(): Scene['past'] {
    return this.follow.past;
  }

  get beat(): Scene['beat'] {
    return this.follow.beat;
  }
}
