/** Sentences: how a text, which is a key and facts, is filled from Fluent files (docs/texts.md). */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Event, Text } from './protocol';

export type Fact = number | string | Text | readonly Text[];
export type Facts = Readonly<Record<string, Fact>>;

/** A number; a small one is written alike in all our languages, without what takes browsers long to make. */
class Count extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

/** A Fluent file, read. */
export function read(file: string): FluentResource {
  return new FluentResource(file);
}

/** The texts of one language, from Fluent files. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    files: readonly FluentResource[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) this.#bundle.addResource(file);
  }

  /** Whether there is such a text. */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of this key, filled with these facts; an Error if there is none, or if it lacks a fact. */
  say(key: string, facts: Facts = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern === null || pattern === undefined) throw new Error(`${this.language}: ${key}`);
    return this.#bundle.formatPattern(pattern, this.#filled(facts));
  }

  /** A text in this language. */
  tell(text: Text): string {
    return this.say(text.key, text.facts as Facts | undefined);
  }

  /** An event in one sentence; a form of its own where what is known has one. */
  event(event: Event): string {
    const words = Object.entries(event.words ?? {}).map(([name, word]) => [name, { key: `word-${word}` }] as const);
    const facts: Record<string, Fact> = { ...event.seats, ...Object.fromEntries(words), ...event.numbers };
    const details = Object.keys(facts)
      .filter((name) => name !== 'player')
      .sort();
    const known = ['event', event.kind, ...details].join('-');
    return this.say(this.has(known) ? known : `event-${event.kind}`, facts);
  }

  #filled(facts: Facts): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) {
      if (typeof fact !== 'object') {
        filled[name] = typeof fact === 'number' ? new Count(fact) : fact;
      } else if ('key' in fact) {
        filled[name] = this.tell(fact);
        for (const [form, pattern] of Object.entries(this.#bundle.getMessage(fact.key)?.attributes ?? {})) {
          filled[form + name.charAt(0).toUpperCase() + name.slice(1)] = this.#bundle.formatPattern(pattern);
        }
      } else {
        filled[name] = fact.map((text) => this.tell(text)).join(', ');
      }
    }
    return filled;
  }
}
