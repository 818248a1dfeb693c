/** Plays of Princeps that are put together of several answers at once. */
import type { Fact, Menu, Step, Text } from '../../frame/protocol';
import type { Scene } from '../../frame/scene';

/** The name of a word of the game. */
export function wordOf(fact: Fact | undefined): string {
  return typeof fact === 'object' && 'key' in fact ? fact.key.replace(/^word-/, '') : '';
}

/** What has been chosen of an action so far: from where, by whom, against what. */
export function chosen(menu: Menu | null): string[] {
  const found = menu?.question.facts?.['chosen'];
  return Array.isArray(found) ? found.map(wordOf) : [];
}

/** What is really asked, in the middle of an action. */
export function asked(menu: Menu): Text {
  const inner = menu.question.facts?.['question'];
  return menu.question.key === 'princeps-asked' && typeof inner === 'object' && 'key' in inner ? inner : menu.question;
}

/** Armies that fight, and who commands them. */
export interface Force {
  citizens: number;
  mercenaries: number;
  under: string | null;
}

/** The answer that goes on towards this force, if there is one. */
export function towards(menu: Menu, force: Force): Step | undefined {
  if (force.citizens + force.mercenaries === 0) return menu.steps.find(({ key }) => key === 'nothing');
  return menu.steps.find(({ text: { key, facts } }) => {
    if (key === 'princeps-step-under') return wordOf(facts?.['card']) === force.under;
    if (facts?.['citizens'] !== force.citizens) return false;
    return key === 'princeps-step-citizens' || facts['mercenaries'] === force.mercenaries;
  });
}

/** The step that makes the play with just this force whole; null if there is none. */
export async function forced(scene: Scene, menu: Menu, force: Force): Promise<Step | null> {
  let now: Menu | null = menu;
  while (now) {
    const step = towards(now, force);
    if (!step || step.ends) return step ?? null;
    now = await scene.ask([...(now.taken ?? []), step.action]);
  }
  return null;
}

/** The last of the steps with these keys, one after the other; null if they make no play.  One that could be no other is not asked. */
export async function after(scene: Scene, menu: Menu, ...keys: string[]): Promise<Step | null> {
  let now: Menu | null = menu;
  let found: Step | null = null;
  for (const key of keys) {
    found = now?.steps.find((step) => step.key === key) ?? null;
    if (now && found && !found.ends) now = await scene.ask([...(now.taken ?? []), found.action]);
  }
  return found?.ends ? found : null;
}

/** The actions that choose these cards of a menu, one after the other; null if one of them cannot be chosen. */
export function adding(menu: Menu, cards: readonly string[]): number[] | null {
  const found: number[] = [];
  for (const [place, card] of (cards.length ? cards : ['nothing']).entries()) {
    const step = menu.steps.find(({ key }) => key === card);
    const action = place < cards.length - 1 ? step?.more : step?.action;
    if (action === undefined || action === null) return null;
    found.push(action);
  }
  return found;
}
