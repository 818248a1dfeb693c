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
  /** Answer with a step that makes the play whole. */
  choose(step: Step): void;
}

/** What may be answered without asking; `passes` finds the step that does it, if it applies. */
export interface Auto {
  /** The end of the keys of its texts. */
  readonly name: string;
  /** Whether it ends with the turn. */
  readonly brief: boolean;
  passes(menu: Menu, scene: Scene): Step | null;
}

export interface TableProps {
  scene: Scene;
  /** What stands in the dock when nothing is asked: that one watches, that the connection is lost, the end. */
  dock?: Snippet | undefined;
  /** What lets one pause, step and skip the show. */
  pace?: Snippet | undefined;
  /** What a lesson says between table and question. */
  coach?: Snippet | undefined;
}

/** What a game brings for the browser. */
export interface GameUi {
  readonly Table: Component<TableProps>;
  /** Private notes on the others. */
  readonly Notes: Component<{ scene: Scene; table: string }>;
  /** The end: everybody's cards and what came of them. */
  readonly End: Component<{ scene: Scene; table: string }>;
  readonly autos: readonly Auto[];
  /** Cut news into parts that are shown one after the other. */
  beats(update: Update, view: unknown): Beat[];
  /** The sound of a part, by name. */
  sound(beat: Beat, me: string | null): string | null;
  /** Whose turn it is. */
  turn(view: unknown): string | null;
}
