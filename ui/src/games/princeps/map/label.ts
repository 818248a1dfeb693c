/** How a territory's name and marks stand on the map. */
import type { LandView } from '../../../frame/protocol';
import type { Land } from '../lands';
import type { Area } from './geometry';

export interface Mark {
  /** An emblem, or a number of cards: face down, or shown. */
  readonly icon: string;
  readonly count?: number;
  readonly x: number;
  readonly y: number;
}

export interface Label {
  /** The lines of the name, and the y of each. */
  readonly lines: readonly (readonly [string, number])[];
  /** The middle of the name. */
  readonly x: number;
  readonly small: boolean;
  /** Where its owner's arms stand; null if they do not. */
  readonly arms: readonly [number, number] | null;
  readonly marks: readonly Mark[];
  /** How much smaller it must be to have room. */
  readonly fits: number;
}

const ICON = 24;
const STEP = 28;
const COUNT = 38;
/** As narrow as it goes. */
const CLOSE = 3;
const PITCH = 27;
/** How high a line of the name is. */
const LINE = 24;
/** What bands take of a height. */
const BANDS = 26;

type Sign = Omit<Mark, 'x' | 'y'>;

/** What stands beside polity and wealth, in its fixed order. */
function standing(land: LandView): Sign[] {
  const found = [];
  if (land.castle) found.push('castle');
  if (land.colonists) found.push('colonists');
  if (land.conspirators) found.push('conspiracy');
  else if (!land.stable) found.push('unstable');
  return found.map((icon) => ({ icon }));
}

/** Cards that lie there: how many face down, how many shown. */
function counts(land: LandView | undefined): Sign[] {
  const found = [];
  if (land?.hidden_size) found.push({ icon: 'down', count: land.hidden_size });
  if (land?.shown.length) found.push({ icon: 'shown', count: land.shown.length });
  return found;
}

function breadth({ count }: Sign, closer = 0): number {
  return count === undefined ? STEP - closer / 3 : (count < 10 ? COUNT : COUNT + 11) - closer;
}

function length(signs: readonly Sign[], closer = 0): number {
  return signs.reduce((sum, sign) => sum + breadth(sign, closer), 0) - (STEP - ICON);
}

function row(signs: readonly Sign[], y: number, closer = 0): Mark[] {
  let x = -length(signs, closer) / 2;
  return signs.map((sign) => {
    const placed = { ...sign, x, y };
    x += breadth(sign, closer);
    return placed;
  });
}

/** About how wide a name is, in heights of its letters. */
function wide(name: string): number {
  return [...name].reduce((sum, each) => sum + (/[ilrtfj'’ ]/.test(each) ? 0.31 : /[mw\p{Lu}]/u.test(each) ? 0.72 : 0.5), 0);
}

/** A name on two lines, if it is long and has a space. */
function lines(name: string): string[] {
  const middle = name.length / 2;
  const spaces = [...name].flatMap((each, i) => (each === ' ' ? [i] : []));
  const [best] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return best === undefined || name.length < 10 ? [name] : [name.slice(0, best), name.slice(best + 1)];
}

/** The marks of a territory in rows, from all of them to none; polity and wealth only if `drawn` is given. */
function choices(land: LandView | undefined, drawn: Land | undefined): Sign[][][] {
  const first = land ? [{ icon: land.owner === null ? 'conspiracy' : 'arms' }] : [];
  const kind = drawn ? [{ icon: drawn.polity }, { icon: drawn.wealth }] : [];
  const stands = drawn && land?.owner != null ? standing(land) : [];
  const cards = counts(land);
  const found = [
    [[...first, ...kind, ...stands, ...cards]],
    [[...first, ...kind, ...stands], cards],
    [
      [...first, ...kind],
      [...stands, ...cards],
    ],
  ];
  return [...found, [[...first, ...cards]], [[...first, ...cards.slice(0, 1)], cards.slice(1)], []].map((rows) =>
    rows.filter((each) => each.length),
  );
}

/** A label for where there is little room, which is given in units of the label: as much as fits of the name, or its short form, and of marks below it. */
export function brief(name: string, short: string, land: LandView | undefined, room: Pick<Area, 'w' | 'h'>, drawn?: Land): Label {
  const small = name.length > 11;
  const fits = (said: readonly string[], rows: readonly Sign[][]): boolean =>
    Math.max(...said.map((line) => (small ? 21 : LINE) * wide(line)), ...rows.map((each) => length(each, CLOSE))) <= room.w &&
    LINE * (said.length - 0.25) + (PITCH - 2) * rows.length <= room.h;
  const told = [[name], lines(name), [short]].flatMap((said) => choices(land, drawn).map((rows) => [said, rows] as const));
  const [said, rows] = told.find(([each, below]) => fits(each, below)) ?? [[], []];
  const top = 8 - 14 * rows.length - (LINE / 2) * (said.length - 1);
  const placed = rows.flatMap((each, i) => row(each, top + LINE * (said.length - 1) + 4 + (PITCH - 2) * i, CLOSE));
  const crest = placed.find((mark) => mark.icon === 'arms');
  return {
    lines: said.map((line, i) => [line, top + LINE * i]),
    x: 0,
    small,
    arms: crest ? [crest.x, crest.y] : null,
    marks: placed.filter((mark) => mark !== crest),
    fits: 1,
  };
}

/** All of a label around its point: arms before the name, marks below it in one row or two. */
export function label(name: string, land: LandView | undefined, drawn: Land | undefined, room: Area): Label {
  const small = name.length > 11;
  const cards = counts(land);
  const signs = [{ icon: drawn?.polity ?? '' }, { icon: drawn?.wealth ?? '' }, ...(land ? standing(land) : [])];
  const rows = signs.length + cards.length > 4 && cards.length ? [signs, cards] : [[...signs, ...cards]];
  const top = rows.length > 1 ? -20 : -5;
  const half = (wide(name) * (small ? 21 : 24)) / 2;
  const owned = land ? land.owner !== null : false;
  const broad = Math.max(2 * half + (owned ? 44 : 10), ...rows.map((each) => length(each) + 10));
  return {
    lines: [[name, top]],
    x: owned ? 15 : 0,
    small,
    arms: [-half - 15, top - 21],
    marks: rows.flatMap((each, i) => row(each, top + 8 + i * PITCH)),
    fits: Math.min(1, (room.h - BANDS) / (22 + PITCH * rows.length), (room.w - BANDS) / broad),
  };
}
