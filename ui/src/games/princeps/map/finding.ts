/** Territories in the list: their order, and how they are found. */
import type { PrincepsView } from '../../../frame/protocol';
import { LANDS } from '../lands';

/** The players as one sees them: oneself first, then in turn. */
export function fromMe(names: readonly string[], me: string | null): string[] {
  const first = Math.max(me === null ? 0 : names.indexOf(me), 0);
  return [...names.slice(first), ...names.slice(0, first)];
}

/** What territories can be looked for by. */
export const SORTS = ['every', 'mine', 'gold', 'commerce', 'agriculture'] as const;
export type Sort = (typeof SORTS)[number];

/** Whether a territory is of a sort. */
export function isOf(sort: Sort, view: PrincepsView, me: string | null, id: string): boolean {
  const land = LANDS[id];
  if (sort === 'every' || !land) return true;
  const mine = (each: string): boolean => me !== null && view.territories[each]?.owner === me;
  if (sort === 'mine') return !mine(id) && [...land.land, ...land.sea].some(mine);
  return land.wealth === sort;
}

/** Letters without accents and capitals, as one types them. */
export function plain(typed: string): string {
  return typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
