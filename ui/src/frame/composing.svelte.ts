/** A play that is put together step by step: nothing happens, and nobody can tell, before it is whole. */
import type { Menu, Step } from './protocol';
import { Away, Refused } from './requests';
import type { Scene } from './scene';
import { say } from './speech.svelte';

/** A step that was taken, and the menu that offered it. */
export interface Taken {
  readonly step: Step;
  readonly menu: Menu;
}

/** What is asked of one's own play now. A table tells it of each new question by `begin`. */
export class Composing {
  /** The choices so far. */
  path: readonly Taken[] = $state.raw([]);
  /** The question now; null while nothing is asked. */
  menu: Menu | null = $state.raw(null);
  /** Whether the next question is on its way. */
  busy = $state(false);
  /** Why what was begun cannot be made any more. */
  problem = $state('');
  #root: Menu | null = null;
  /** Answers that come after something else has been asked are not heard. */
  #asked = 0;

  constructor(readonly scene: Scene) {}

  /** A new question, or none: what was begun goes on if it still can. */
  begin(root: Menu | null): void {
    const before = this.#root;
    if (root === null) {
      this.menu = null;
      return;
    }
    this.#root = root;
    if (this.path.length > 0 && before?.question.key === root.question.key) {
      void this.#again(root, this.path);
      return;
    }
    this.clear();
  }

  /** From the first question on. */
  clear(): void {
    this.#asked++;
    this.busy = false;
    this.problem = '';
    this.path = [];
    this.menu = this.#root;
  }

  /** Take a step of the menu; one that makes the play whole makes it. */
  async take(step: Step): Promise<void> {
    const menu = this.menu;
    if (!menu || this.scene.blocked || this.busy) return;
    this.problem = '';
    if (step.ends) {
      this.path = [];
      this.menu = null;
      this.#root = null;
      this.scene.choose(step);
      return;
    }
    const next = await this.#ask([...(menu.taken ?? []), step.action]);
    if (!next) return;
    this.path = [...this.path, { step, menu }];
    this.menu = next;
  }

  /** Ask anew with these steps instead of those taken: values that are given otherwise. */
  async turn(taken: readonly number[]): Promise<void> {
    if (!this.menu || this.scene.blocked || this.busy) return;
    this.problem = '';
    const next = await this.#ask(taken);
    if (next) this.menu = next;
  }

  /** Take the last choice back. */
  back(): void {
    const last = this.path.at(-1);
    if (!last) return;
    this.#asked++;
    this.busy = false;
    this.problem = '';
    this.path = this.path.slice(0, -1);
    this.menu = last.menu;
  }

  /** The same choices in answer to a newer question. */
  async #again(root: Menu, path: readonly Taken[]): Promise<void> {
    const found: Taken[] = [];
    let menu = root;
    for (const { step } of path) {
      const same = menu.steps.find(({ action, ends }) => action === step.action && !ends);
      const next = same && (await this.#ask([...(menu.taken ?? []), same.action]));
      if (this.#root !== root) return;
      if (!same || !next) {
        this.clear();
        this.problem = say('ui-composing-gone');
        return;
      }
      found.push({ step: same, menu });
      menu = next;
    }
    this.path = found;
    this.menu = menu;
  }

  async #ask(taken: readonly number[]): Promise<Menu | null> {
    const number = ++this.#asked;
    this.busy = true;
    try {
      const next = await this.scene.ask(taken);
      return number === this.#asked ? next : null;
    } catch (error) {
      // A newer question than the one that was answered is on its way.
      if (number === this.#asked && !(error instanceof Refused && error.code === 'stale'))
        this.problem = error instanceof Refused ? error.message : error instanceof Away ? say('ui-away') : String(error);
      return null;
    } finally {
      if (number === this.#asked) this.busy = false;
    }
  }
}
