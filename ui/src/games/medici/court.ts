/** The court as it is drawn: nobles in piles, and a play that is being shown upon them. */
import type { Event, MediciView, Text } from '../../frame/protocol';
import type { Beat } from '../../frame/scene';
import { say, word } from './words';

export interface Noble {
  house: string;
  card: string;
  /** What a Jester counts now; null for all others. */
  value: number | null;
  /** The name of a Jester at court, by which sentences call it. */
  tag?: string;
  /** What happens to it at this moment. */
  now?: 'joins' | 'falls';
}

export interface Pile {
  id: number;
  zone: string;
  nobles: Noble[];
  value: number;
  /** Whether it is being found to be worth as much as another. */
  equal?: boolean;
}

/** What is printed on the cards whose name is not their value. */
const PRINTED: Readonly<Record<string, number>> = { minister: 0, lady: 1, jester: 1, duke: 15 };

/** What is printed on a card: of a Jester, what it counts at the end. */
export function printed(card: string): number {
  return PRINTED[card] ?? Number(card);
}

/** The emblem of a card; null if it shows its value. */
export function emblem(card: string): string | null {
  return card === 'duke' ? 'grand-duke' : card in PRINTED ? card : null;
}

/** The pigment of a House. */
export function pigmentOf(house: string): string {
  return house === 'rovere' ? 'azurite' : house === 'gonzaga' ? 'sinopia' : 'pietra';
}

/** A noble as the view writes it. */
export function noble(words: string): Noble {
  const [house = '', rest = ''] = words.split(' ');
  const [card = '', value] = rest.split('=');
  return { house, card, value: value === undefined ? null : Number(value) };
}

/** A noble in words. */
export function named({ house, card, value, tag }: Noble): Text {
  const facts = { house: word(house), card: word(card) };
  if (value === null || !tag) return { key: 'medici-noble', facts };
  return { key: 'medici-noble-jester', facts: { ...facts, jester: word(tag), value } };
}

/** A zone, from where this House sits. */
export function zoneName(zone: string, mine: string | null): string {
  if (zone === 'inner') return say('medici-ui-zone-inner');
  return zone === mine ? say('medici-ui-zone-mine') : say('medici-ui-zone', { house: word(zone) });
}

/** The zones from the far side of the table to this House's. */
export function zones(mine: string | null): [string, string, string] {
  return mine === 'gonzaga' ? ['rovere', 'inner', 'gonzaga'] : ['gonzaga', 'inner', 'rovere'];
}

const PLAYS = new Set(['sent', 'allied', 'conspired', 'planned', 'passed', 'set-aside', 'kept']);

/** How many plays there are among events. */
export function plays(events: readonly Event[]): number {
  return events.filter((event) => PLAYS.has(event.kind)).length;
}

/** The events of the last play, its own first. */
export function lastTurn(events: readonly Event[]): Event[] {
  const from = events.findLastIndex((event) => PLAYS.has(event.kind));
  return from < 0 ? [] : events.slice(from);
}

/** Parts of a play that are shown upon the table as it was before. */
export const STAGED: ReadonlySet<string> = new Set(['sent', 'allied', 'conspired', 'equalled', 'fell', 'cleared']);

/** The nobles of a pile, from the bottom up; of a House's Jesters in one pile the first to come is the lowest. */
function nobles({ id, cards }: MediciView['piles'][number], view: MediciView): Noble[] {
  const tags = Object.keys(view.jesters).filter((tag) => view.jesters[tag]?.pile === id);
  return cards.map((words) => {
    const found = noble(words);
    const at = found.value === null ? -1 : tags.findIndex((tag) => tag[0]?.toLowerCase() === found.house[0]);
    return at < 0 ? found : { ...found, tag: tags.splice(at, 1)[0] ?? '' };
  });
}

/** The piles; while a play is being shown, with as much of it as has been told. */
export function piles(view: MediciView, past: readonly Event[], beat: Beat | null): Pile[] {
  const found: Pile[] = view.piles.map((pile) => ({ id: pile.id, zone: pile.zone, value: pile.value, nobles: nobles(pile, view) }));
  // Several plays at once are not shown upon what was before: the view has all of them.
  if (!beat || !STAGED.has(beat.events[0]?.kind ?? '') || plays(beat.events) > 1) return found;
  for (const event of lastTurn(past)) show(event, found, view, lastTurn(past)[0]);
  return found;
}

function show(event: Event, found: Pile[], view: MediciView, played: Event | undefined): void {
  const at = (id: number | undefined): Pile | undefined => found.find((pile) => pile.id === id);
  const id = event.numbers?.['pile'];
  const pile = at(id);
  const house = view.players[event.seats?.['player'] ?? '']?.house ?? '';
  const card = event.words?.['card'] ?? '';
  const comes: Noble = { house, card, value: null, now: 'joins' };
  if (event.kind === 'sent' && id !== undefined && !pile) found.push({ id, zone: house, nobles: [comes], value: printed(card) });
  else if ((event.kind === 'allied' || event.kind === 'conspired') && pile) pile.nobles.push(comes);
  else if (event.kind === 'valued') values(event, found);
  else if (event.kind === 'equalled') {
    const joined = at(played?.numbers?.['pile']);
    if (joined) Object.assign(joined, { value: event.numbers?.['total'], equal: true });
  } else if (event.kind === 'fell' && pile) {
    pile.equal = true;
    for (const each of pile.nobles) each.now = 'falls';
  } else if (event.kind === 'cleared' && pile) {
    for (const each of pile.nobles) if (each.now !== 'joins') each.now = 'falls';
  }
}

/** A Jester counts something new: one at court, or the one that comes, which has no name before. */
function values(event: Event, found: readonly Pile[]): void {
  const tag = event.words?.['jester'] ?? '';
  const value = event.numbers?.['value'] ?? 0;
  const is = (each: Noble): boolean => each.tag === tag;
  const comes = (each: Noble): boolean => each.now === 'joins' && each.card === 'jester';
  const pile = found.find((each) => each.nobles.some(is)) ?? found.find((each) => each.nobles.some(comes));
  const jester = pile?.nobles.find(is) ?? pile?.nobles.find(comes);
  if (!pile || !jester) return;
  // What joins a pile is not in its sum yet.
  if (jester.now !== 'joins') pile.value += value - (jester.value ?? value);
  else if (pile.nobles.length === 1) pile.value = value;
  Object.assign(jester, { tag, value });
}

/** The piles that the last play has touched, as they are now. */
export function touched(turn: readonly Event[]): ReadonlySet<number> {
  return new Set(turn.flatMap((event) => (event.kind === 'fell' ? [] : (event.numbers?.['pile'] ?? []))));
}

/** What each House has in each zone, its Jesters apart, by what is printed on the cards. */
export function terms(view: MediciView): { zones: [string, number, number][]; jesters: [number, number] } {
  const all = view.piles.flatMap((pile) => pile.cards.map((words) => ({ zone: pile.zone, ...noble(words) })));
  const sum = (zone: string, house: string): number =>
    all
      .filter((each) => each.zone === zone && each.house === house && each.card !== 'jester')
      .reduce((total, each) => total + printed(each.card), 0);
  const jesters = (house: string): number => all.filter((each) => each.house === house && each.card === 'jester').length;
  return {
    zones: ['inner', 'rovere', 'gonzaga'].map((zone) => [zone, sum(zone, 'rovere'), sum(zone, 'gonzaga')]),
    jesters: [jesters('rovere'), jesters('gonzaga')],
  };
}
