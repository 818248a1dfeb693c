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
  /** Where its owner's arms stand. */
  readonly arms: readonly [number, number];
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
/** Below this width of a territory its cards do not stand beside its owner's arms. */
const ROOMY = 260;
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

/** A short label for where there is little room: the name, below it arms and cards. */
export function brief(name: string, land: LandView | undefined, room: Area): Label {
  const cards = counts(land);
  const first = land ? [{ icon: land.owner === null ? 'conspiracy' : 'arms' }] : [];
  const rows = room.w < ROOMY && cards.length > 1 ? [[...first, ...cards.slice(0, 1)], cards.slice(1)] : [[...first, ...cards]];
  const said = lines(name);
  const top = 8 - (land ? 14 * rows.length : 0) - 12 * (said.length - 1);
  const placed = rows.flatMap((each, i) => row(each, top + 24 * (said.length - 1) + 4 + 25 * i, i || cards.length < 2 ? 0 : CLOSE));
  const crest = placed.find((mark) => mark.icon === 'arms');
  return {
    lines: said.map((line, i) => [line, top + 24 * i]),
    x: 0,
    small: false,
    arms: crest ? [crest.x, crest.y] : [0, 0],
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
