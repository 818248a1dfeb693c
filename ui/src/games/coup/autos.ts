/** What may be let pass without asking, at Coup. */
import type { CoupView, Menu, Step } from '../../frame/protocol';
import type { Auto } from '../../frame/scene';

function pass(menu: Menu): Step | null {
  return menu.steps.find((step) => step.key === 'pass') ?? null;
}

function pending(view: unknown): CoupView['pending'] {
  return (view as CoupView).pending;
}

/** What is aimed at me, and blocks of what I do, are always asked. */
function touches(view: unknown, me: string | null): boolean {
  const now = pending(view);
  return now === null || now.target === me || now.by === me;
}

export const autos: readonly Auto[] = [
  {
    name: 'turn',
    brief: true,
    passes: (menu, view, me) => (touches(view, me) ? null : pass(menu)),
  },
  {
    name: 'others',
    brief: false,
    passes: (menu, view, me) => (touches(view, me) || pending(view)?.target === null ? null : pass(menu)),
  },
  {
    name: 'unaimed',
    brief: false,
    passes: (menu, view, me) => (touches(view, me) || pending(view)?.target !== null ? null : pass(menu)),
  },
];
