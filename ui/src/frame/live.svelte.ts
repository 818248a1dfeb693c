/** A live table as a scene: the connection, what is shown of it, and what is answered by itself. */
import { Connection } from './connection.svelte';
import { safely } from './faults';
import { Follow, Followed } from './follow.svelte';
import type { Menu, Step, UpdateFrame } from './protocol';
import { Refused } from './requests';
import type { GameUi, Scene } from './scene';

/** A table at the server. */
export class Live extends Followed implements Scene {
  readonly connection: Connection;
  readonly follow: Follow;
  readonly marks: readonly string[] = [];
  until: number | null = $state(null);
  /** Why the last answer was not taken. */
  refused: string | null = $state(null);
  /** What is answered by itself, by name. */
  autos: ReadonlySet<string> = $state.raw(new Set());
  #sending = $state(false);
  /** The question that is being answered by itself: it is not shown. */
  #silent: Menu | null = $state.raw(null);
  #game: GameUi | null = null;
  #early: [UpdateFrame, boolean][] = [];
  #auto: ReturnType<typeof setTimeout> | undefined;
  #turn: string | null = null;

  constructor(readonly table: string) {
    super();
    this.follow = new Follow({
      beats: (update) => this.#game?.beats(update) ?? [],
      sound: (beat) => this.#game?.sound(beat) ?? null,
    });
    this.connection = new Connection(table, (frame, anew) => this.#heard(frame, anew));
  }

  /** How this game is drawn: news that came before are taken in then. */
  set game(game: GameUi) {
    this.#game = game;
    for (const [frame, anew] of this.#early) this.#heard(frame, anew);
    this.#early = [];
  }

  close(): void {
    clearTimeout(this.#auto);
    this.follow.stop();
    this.connection.close();
  }

  get options(): Scene['options'] {
    return this.connection.card?.options ?? {};
  }

  get seats(): Scene['seats'] {
    return this.connection.card?.seats ?? [];
  }

  get names(): readonly string[] {
    return this.seats.map((seat) => seat.name ?? '');
  }

  get me(): string | null {
    const seat = this.connection.you.seat ?? null;
    return seat === null ? null : (this.names[seat] ?? null);
  }

  get clock(): number | null {
    return this.connection.card?.clock ?? null;
  }

  get menu(): Scene['menu'] {
    const menu = this.follow.resting && !this.#sending ? (this.follow.update?.menu ?? null) : null;
    return menu === this.#silent ? null : menu;
  }

  get blocked(): boolean {
    return this.connection.state !== 'live' || this.connection.notice !== null;
  }

  async ask(taken: readonly number[]): Promise<Menu | null> {
    const version = this.follow.latest?.version ?? 0;
    try {
      return await this.connection.do({ type: 'ask', version, taken: [...taken] });
    } catch (error) {
      // Others moved meanwhile: what is asked now is known already.
      const newer = this.follow.latest?.version ?? 0;
      if (error instanceof Refused && error.code === 'stale' && newer > version) return this.ask(taken);
      throw error;
    }
  }

  choose(step: Step, failed?: () => void): void {
    const version = this.follow.latest?.version;
    if (version === undefined || !step.move || this.#sending || this.blocked) {
      failed?.();
      return;
    }
    clearTimeout(this.#auto);
    this.#sending = true;
    this.refused = null;
    this.#send(step.move, this.follow.latest?.menu?.question.key)
      .catch((error: unknown) => {
        failed?.();
        if (error instanceof Refused && error.code !== 'stale') this.refused = error.message;
      })
      .finally(() => {
        this.#sending = false;
      });
  }

  /** Send a play; where others move meanwhile and the question is still the same one, once more. */
  async #send(move: string, question: string | undefined, tries = 3): Promise<void> {
    const { version = 0 } = this.follow.latest ?? {};
    try {
      await this.connection.do({ type: 'move', version, move });
    } catch (error) {
      const latest = this.follow.latest;
      const stale = error instanceof Refused && error.code === 'stale' && latest !== null && latest.version !== version;
      if (!stale || tries === 0 || latest.menu?.question.key !== question) throw error;
      await this.#send(move, question, tries - 1);
    }
  }

  /** Let something be answered by itself, or not any more. */
  let(name: string, on: boolean): void {
    const autos = new Set(this.autos);
    if (on) autos.add(name);
    else autos.delete(name);
    this.autos = autos;
    this.#answer();
  }

  #heard(frame: UpdateFrame, anew: boolean): void {
    if (!this.#game) {
      this.#early.push([frame, anew]);
      return;
    }
    this.until = typeof frame.left === 'number' ? Date.now() + frame.left * 1000 : null;
    const game = this.#game;
    const turn = safely('news', () => game.turn(frame.update.view), null);
    if (turn !== this.#turn && this.#turn !== null) {
      const brief = new Set(this.#game.autos.filter((auto) => auto.brief).map((auto) => auto.name));
      if ([...this.autos].some((name) => brief.has(name))) this.autos = new Set([...this.autos].filter((name) => !brief.has(name)));
    }
    this.#turn = turn;
    this.refused = null;
    this.follow.take(frame.update, anew, this.until);
    this.#answer();
  }

  /** Answer by itself what may be: after a pause that is drawn before anything is looked at. */
  #answer(): void {
    clearTimeout(this.#auto);
    this.#silent = null;
    const { menu, view } = this.follow.latest ?? {};
    if (!menu || this.autos.size === 0) return;
    const pause = 1200 + 2000 * Math.random();
    const chosen = (this.#game?.autos ?? []).filter((auto) => this.autos.has(auto.name));
    const step = safely('autos', () => chosen.map((auto) => auto.passes(menu, view, this.me)).find((found) => found !== null), undefined);
    if (!step) return;
    this.#silent = menu;
    this.#auto = setTimeout(() => {
      // What the server refuses is asked after all.
      if (this.follow.latest?.menu === menu) this.choose(step, () => (this.#silent = null));
    }, pause);
  }
}
