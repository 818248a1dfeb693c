/** A lesson as a scene: the moves so far are all that there is to it, and this browser keeps them. */
import { Follow, Followed } from '../follow.svelte';
import { keep, kept } from '../kept';
import type { Lesson, Menu, Step } from '../protocol';
import { ask, Refused } from '../requests';
import type { GameUi, Scene } from '../scene';
import { settings } from '../settings.svelte';

/** A pupil at a lesson's table. */
export class Pupil extends Followed implements Scene {
  lesson: Lesson | null = $state.raw(null);
  problem: string | null = $state(null);
  readonly follow: Follow;
  readonly until = null;
  readonly clock = null;
  #moves: string[];
  #sending = $state(false);
  /** How many events have been taken in. */
  #told = 0;

  constructor(
    readonly game: string,
    readonly ui: GameUi,
    readonly away: () => string,
  ) {
    super();
    this.#moves = kept(`lesson.${game}`, []);
    this.follow = new Follow(ui);
    void this.#ask(this.#moves);
  }

  get options(): Scene['options'] {
    return this.lesson?.options ?? {};
  }

  get names(): readonly string[] {
    return this.lesson?.names ?? [];
  }

  get seats(): Scene['seats'] {
    return this.names.map((name) => ({ name, ...(name === this.me ? {} : { bot: '' }) }));
  }

  get me(): string | null {
    return this.lesson?.you ?? null;
  }

  /** Whether everything has been shown and answered. */
  get resting(): boolean {
    return this.follow.resting && !this.#sending;
  }

  get menu(): Scene['menu'] {
    return this.resting ? (this.follow.update?.menu ?? null) : null;
  }

  get marks(): readonly string[] {
    return this.resting ? (this.lesson?.coach?.marks ?? []) : [];
  }

  get blocked(): boolean {
    return this.#sending;
  }

  async ask(taken: readonly number[]): Promise<Menu | null> {
    const body = { moves: this.#moves, taken, language: settings.language };
    return (await ask<Lesson>(`/api/lessons/${this.game}`, { body, known: false })).update.menu ?? null;
  }

  choose(step: Step): void {
    if (step.move && !this.#sending) void this.#ask([...this.#moves, step.move]);
  }

  /** From the beginning. */
  again(): void {
    void this.#ask([], true);
  }

  stop(): void {
    this.follow.stop();
  }

  async #ask(moves: string[], anew = false): Promise<void> {
    this.#sending = true;
    try {
      const found = await ask<Lesson>(`/api/lessons/${this.game}`, { body: { moves, language: settings.language }, known: false });
      const first = this.follow.latest === null || anew;
      this.lesson = found;
      this.#moves = moves;
      keep(`lesson.${this.game}`, found.over ? undefined : moves);
      if (found.over) keep('learnt', true);
      if (first) this.follow.take(found.update, true, null);
      else {
        // One play after the other, each upon the table as it was then.
        const before = found.plays.slice(0, -1);
        for (const each of before) this.follow.take(each, false, null);
        const since = found.plays.at(-1)?.since ?? this.#told;
        this.follow.take({ ...found.update, events: found.update.events.slice(since), since }, false, null);
      }
      this.#told = found.update.events.length;
      this.problem = null;
    } catch (error) {
      // What was kept may be of an older lesson: then it begins anew.
      if (error instanceof Refused && moves.length > 0 && this.lesson === null) {
        await this.#ask([]);
        return;
      }
      this.problem = error instanceof Refused ? error.message : this.away();
    } finally {
      this.#sending = false;
    }
  }
}
