/** A menu of Court of the Medici, as the table reads it. */
import type { Dial, Menu, Step, Text } from '../../frame/protocol';

/** What is asked: a card, a manner, a pile, and so on; null if nothing. */
export function stage(menu: Menu | null): string | null {
  return menu?.question.key.replace('medici-ask-', '') ?? null;
}

/** What follows from a step, by the key of its text. */
export function follows(step: Step, key: string): Text | undefined {
  return step.follows?.find((text) => text.key === key);
}

/** A fact that is a list of texts. */
export function listed(text: Text | undefined, fact: string): readonly Text[] {
  const found = text?.facts?.[fact];
  return Array.isArray(found) ? found : [];
}

/** A fact that is a number. */
export function number(text: Text | undefined, fact: string): number | null {
  const found = text?.facts?.[fact];
  return typeof found === 'number' ? found : null;
}

/** Whether a noble, as the server names it, is of a House. */
export function ofHouse(noble: Text, house: string | null): boolean {
  const found = noble.facts?.['house'];
  return house !== null && typeof found === 'object' && 'key' in found && found.key === `word-${house}`;
}

/** What each player would count after a step. */
export function scores(step: Step): readonly Text[] {
  return [step.text, ...(step.follows ?? [])].map((text) => listed(text, 'scores')).find((found) => found.length) ?? [];
}

/** The sign that a pile wears when it may be chosen: how many it could strike, that it is equal, or the Jester that makes it so. */
export function sign(step: Step): string {
  const strikes = follows(step, 'medici-step-strikes');
  if (strikes) return String(number(strikes, 'count') ?? '');
  const worth = follows(step, 'medici-step-worth');
  if (worth) return String(number(worth, 'value') ?? '');
  if (!follows(step, 'medici-step-falls')) return '';
  const jester = asksJester(step);
  return jester === null ? '=' : `J${String(jester)}`;
}

/** The values of Jesters that can be other ones in what is pointed at. */
export function turnable(menu: Menu | null, aim: Step | null): readonly Dial[] {
  if (!menu || !aim) return [];
  const free = stage(menu) === 'ally' || aim.key === 'send' ? (menu.dials ?? []) : [];
  const found = aim.dials?.length ? aim.dials : free;
  return found.some((dial) => (dial.turns ?? []).filter((taken) => taken.length).length > 1) ? found : [];
}

/** Whether one of these values matters for what is pointed at: of the Jester that is played, or of one in a sum. */
export function matters(menu: Menu | null, dials: readonly Dial[]): boolean {
  return dials.some(({ text }) => text.key === 'medici-dial-played' || (stage(menu) === 'target' && text.key === 'medici-dial-court'));
}

/** Whether Jesters have been given other values in what is asked. */
export function valued(menu: Menu | null): boolean {
  return (menu?.dials ?? []).some((dial) => dial.now !== dial.usual);
}

/** What a Jester at court would have to count for a step; null if none has to change. */
export function asksJester(step: Step): number | null {
  const [changed] = listed(follows(step, 'medici-step-values'), 'values');
  return number(changed, 'value');
}
