/** What a whole game tells afterwards: how often each player claimed something, lied, and was caught. */
import type { CoupView, Moment } from '../../frame/protocol';

export interface Told {
  claims: number;
  bluffs: number;
  caught: number;
}

/** The tale of each player, from the moments of a replay that sees everything. */
export function told(moments: readonly Moment[]): Map<string, Told> {
  const found = new Map<string, Told>();
  const of = (name: string): Told => {
    const tale = found.get(name) ?? { claims: 0, bluffs: 0, caught: 0 };
    found.set(name, tale);
    return tale;
  };
  let before: CoupView | null = null;
  for (const moment of moments) {
    const view = moment.view as CoupView;
    for (const name of Object.keys(view.players)) of(name);
    for (const event of moment.events) {
      if (event.kind === 'bluffed' || event.kind === 'conceded') of(event.seats?.['player'] ?? '').caught += 1;
    }
    const now = view.pending;
    const was = before?.pending ?? null;
    const begun = moment.events.some((event) => event.kind === 'declared');
    if (begun && now?.claim) count(of(now.by), view, now.by, now.claim);
    if (now?.block && !(was?.block && !begun)) count(of(now.block.by), view, now.block.by, now.block.claim);
    before = view;
  }
  return found;
}

function count(tale: Told, view: CoupView, name: string, claim: string): void {
  tale.claims += 1;
  if (!(view.players[name]?.hidden ?? []).includes(claim)) tale.bluffs += 1;
}
