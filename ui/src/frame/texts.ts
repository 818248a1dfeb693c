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

/** What stands for a part of a sentence that cannot be filled. */
const GAP = '…';

function isText(fact: object | null): fact is Text {
  return fact !== null && 'key' in fact;
}

/** All that is known of an event, as the facts of a text. */
export function factsOf(event: Event): Record<string, Fact> {
  const words = Object.entries(event.words ?? {}).map(([name, word]) => [name, { key: `word-${word}` }] as const);
  return { ...event.seats, ...Object.fromEntries(words), ...event.numbers };
}

function raise(key: string, language: string): void {
  throw new Error(`${language}: ${key}`);
}

/**
 * The texts of one language, from the files of the frame and of one game: games use the same keys for other sentences.
 * What cannot be filled is told to `fail`, and said as far as it can be if that returns.
 */
export class Words {
  readonly #bundle: FluentBundle;
  readonly #fail: (key: string, language: string) => void;

  constructor(
    readonly language: string,
    files: readonly FluentResource[],
    fail = raise,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#fail = fail;
    for (const file of files) for (const error of this.#bundle.addResource(file)) fail(error.message, language);
  }

  /** Whether there is such a text. */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of this key, filled with these facts. */
  say(key: string, facts: Facts = {}): string {
    const filled = this.#filled(key, facts);
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern === null || pattern === undefined) {
      this.#fail(key, this.language);
      return Object.values(filled).map(String).join(', ') || GAP;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, filled, errors);
    if (errors.length === 0) return text;
    this.#fail(key, this.language);
    return text.replace(/\{[^}]*\}/g, GAP);
  }

  /** A text in this language. */
  tell(text: Text): string {
    return this.say(text.key, text.facts as Facts | undefined);
  }

  /** An event in one sentence; a form of its own where what is known has one.  `begins` is how the keys begin. */
  event(event: Event, begins = 'event'): string {
    const facts = factsOf(event);
    const details = Object.keys(facts)
      .filter((name) => name !== 'player')
      .sort();
    const known = [begins, event.kind, ...details].join('-');
    return this.say(this.has(known) ? known : `${begins}-${event.kind}`, facts);
  }

  /** The variables of a text; what cannot be one is a gap. */
  #filled(key: string, facts: Facts): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) {
      if (typeof fact !== 'object') {
        filled[name] = typeof fact === 'number' ? new Count(fact) : fact;
      } else if (isText(fact)) {
        filled[name] = this.tell(fact);
        for (const [form, pattern] of Object.entries(this.#bundle.getMessage(fact.key)?.attributes ?? {})) {
          filled[form + name.charAt(0).toUpperCase() + name.slice(1)] = this.#bundle.formatPattern(pattern);
        }
      } else if (Array.isArray(fact)) {
        filled[name] = fact.map((text: Text) => this.tell(text)).join(', ');
      } else {
        this.#fail(key, this.language);
        filled[name] = GAP;
      }
    }
    return filled;
  }
}
