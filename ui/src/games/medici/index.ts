/** Court of the Medici in the browser. */
import type { MediciView } from '../../frame/protocol';
import type { GameUi } from '../../frame/scene';
import { beats, sound } from './beats';
import End from './End.svelte';
import Fallen from './Fallen.svelte';
import Table from './Table.svelte';

const medici: GameUi = {
  Table,
  panels: [{ name: 'fallen', icon: 'card-back', key: 'f', title: 'medici-ui-fallen', private: false, Panel: Fallen }],
  side: true,
  End,
  autos: [],
  beats,
  sound,
  turn: (view) => (view as MediciView).turn,
};
export default medici;
