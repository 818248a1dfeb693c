/** What may be let pass without asking, at Coup. */
import type { CoupView, Menu, Step } from '../../frame/protocol';
import type { Auto, Scene } from '../../frame/scene';

function pass(menu: Menu): Step | null {
  return menu.steps.find((step) => step.key === 'pass') ?? null;
}

function pending(scene: Scene): CoupView['pending'] {
  return (scene.view as CoupView).pending;
}

/** What is aimed at me, and blocks of what I do, are always asked. */
function touches(scene: Scene): boolean {
  const now = pending(scene);
  return now === null || now.target === scene.me || now.by === scene.me;
}

export const autos: readonly Auto[] = [
  {
    name: 'turn',
    brief: true,
    passes: (menu, scene) => (touches(scene) ? null : pass(menu)),
  },
  {
    name: 'others',
    brief: false,
    passes: (menu, scene) => (touches(scene) || pending(scene)?.target === null ? null : pass(menu)),
  },
  {
    name: 'unaimed',
    brief: false,
    passes: (menu, scene) => (touches(scene) || pending(scene)?.target !== null ? null : pass(menu)),
  },
];
