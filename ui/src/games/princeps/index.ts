/** Princeps in the browser. */
import type { PrincepsView } from '../../frame/protocol';
import type { GameUi } from '../../frame/scene';
import { autos } from './autos';
import { beats, sound } from './beats';
import End from './End.svelte';
import Score from './Score.svelte';
import Table from './Table.svelte';

const princeps: GameUi = {
  Table,
  panels: [{ name: 'score', icon: 'commerce', key: 's', title: 'princeps-ui-score', private: false, Panel: Score }],
  side: false,
  End,
  autos,
  beats,
  sound,
  turn: (view) => (view as PrincepsView).turn,
};
export default princeps;
