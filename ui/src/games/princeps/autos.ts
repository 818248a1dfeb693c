/** What may be let pass without asking, at Princeps. */
import type { PrincepsView } from '../../frame/protocol';
import type { Auto } from '../../frame/scene';

export const autos: readonly Auto[] = [
  {
    name: 'machiavelli',
    brief: false,
    passes: (menu, view) =>
      (view as PrincepsView).phase === 'machiavelli' ? (menu.steps.find(({ key }) => key === 'pass') ?? null) : null,
  },
];
