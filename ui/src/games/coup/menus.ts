/** A menu of Coup, sorted into what the dock draws. */
import type { Closed, Menu, Step } from '../../frame/protocol';

/** Steps of one kind: one by itself, or one for each player that it may be aimed at. */
export interface Deed {
  kind: string;
  steps: Step[];
  closed: Closed | null;
}

/** The kind of an action's step. */
export function kindOf(step: { key?: string }): string {
  return (step.key ?? '').replace(/-\d+$/, '');
}

/** The actions of a turn, those that are closed too, in the order of the summary card. */
export function deeds(menu: Menu): Deed[] {
  const found = new Map<string, Deed>();
  for (const step of menu.steps) {
    const kind = kindOf(step);
    const deed = found.get(kind) ?? { kind, steps: [], closed: null };
    deed.steps.push(step);
    found.set(kind, deed);
  }
  for (const closed of menu.closed ?? []) {
    const kind = kindOf(closed);
    if (!found.has(kind)) found.set(kind, { kind, steps: [], closed });
  }
  const order = ['tax', 'steal', 'assassinate', 'exchange', 'examine', 'aid', 'income', 'coup'];
  return [...found.values()].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/** How many cards are kept. */
export function kept(menu: Menu): number {
  return (menu.steps[0]?.key ?? '').split('-').length;
}

/** The step that keeps just these cards. */
export function keeping(menu: Menu, cards: readonly string[]): Step | null {
  const wanted = [...cards].sort().join('-');
  return menu.steps.find((step) => (step.key ?? '').split('-').sort().join('-') === wanted) ?? null;
}

/** Whether who lets the claim pass is asked next whether to block. */
export function blocksLater(menu: Menu | null): boolean {
  return menu?.steps.some(({ text }) => text.key === 'coup-move-pass-block') ?? false;
}
