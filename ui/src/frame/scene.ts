/** What a game's table is given to draw, and what it gives back: the same for a live table, a lesson and a replay. */
import type { Component, Snippet } from 'svelte';
import type { Event, Menu, SeatCard, Step, Update, Value } from './protocol';

/** A part of the news that is shown by itself, for so many milliseconds at the usual pace. */
export interface Beat {
  readonly events: readonly Event[];
  readonly hold: number;
}

/** A table as it is shown at this moment. */
export interface Scene {
  /** The view, as the game's server type describes it. */
  readonly view: unknown;
  /** All events that have been shown. */
  readonly past: readonly Event[];
  /** Those that are being shown; null when the table rests. */
  readonly beat: Beat | null;
  readonly options: Readonly<Record<string, Value>>;
  readonly names: readonly string[];
  readonly seats: readonly SeatCard[];
  /** Who looks; null for a spectator. */
  readonly me: string | null;
  /** What I am asked now. */
  readonly menu: Menu | null;
  /** Until when, in milliseconds since 1970, and how long there was at first. */
  readonly until: number | null;
  readonly clock: number | null;
  /** Whether nothing can be answered at the moment. */
  readonly blocked: boolean;
  /** What a lesson points at. */
  readonly marks: readonly string[];
  /** What is asked once these steps of a play are taken, null if it would be whole: nothing happens, and nobody can tell. */
  ask(taken: readonly number[]): Promise<Menu | null>;
  /** Answer with a step that makes the play whole. */
  choose(step: Step): void;
}

/** What may be answered without asking; `passes` finds the step that does it, if it applies. */
export interface Auto {
  /** The end of the keys of its texts. */
  readonly name: string;
  /** Whether it ends with the turn. */
  readonly brief: boolean;
  passes(menu: Menu, view: unknown, me: string | null): Step | null;
}

export interface TableProps {
  scene: Scene;
  /** What stands in the dock when nothing is asked: that one watches, that the connection is lost, the end. */
  dock?: Snippet | undefined;
  /** What lets one pause, step and skip the show. */
  pace?: Snippet | undefined;
  /** What a lesson says between table and question. */
  coach?: Snippet | undefined;
  /** What happened so far, where nothing else shows it. */
  log?: Snippet | undefined;
}

/** A part of a game that is at hand beside its table. */
export interface Panel {
  readonly name: string;
  readonly icon: string;
  /** The key that opens it. */
  readonly key: string;
  /** The key of its title. */
  readonly title: string;
  /** Whether only who plays has it, and nobody else sees it. */
  readonly private: boolean;
  readonly Panel: Component<{ scene: Scene; table: string }>;
}

/** What a game brings for the browser. */
export interface GameUi {
  readonly Table: Component<TableProps>;
  /** What is at hand beside the table: notes, what has fallen, how things stand. */
  readonly panels: readonly Panel[];
  /** Whether log and talk stand beside the table where there is room; else they are behind icons everywhere. */
  readonly side: boolean;
  /** The end: everybody's cards and what came of them. */
  readonly End: Component<{ scene: Scene; table: string }>;
  readonly autos: readonly Auto[];
  /** Cut news into parts that are shown one after the other. */
  beats(update: Pick<Update, 'events' | 'menu'>): Beat[];
  /** The sound of a part, by name. */
  sound(beat: Beat): string | null;
  /** Whose turn it is. */
  turn(view: unknown): string | null;
}
