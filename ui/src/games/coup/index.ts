/** Coup in the browser. */
import type { CoupView } from '../../frame/protocol';
import type { GameUi } from '../../frame/scene';
import { autos } from './autos';
import { beats, sound } from './beats';
import End from './End.svelte';
import Notes from './Notes.svelte';
import Table from './Table.svelte';

const coup: GameUi = {
  Table,
  panels: [{ name: 'notes', icon: 'notes', key: 'n', title: 'ui-notes', private: true, Panel: Notes }],
  side: true,
  End,
  autos,
  beats,
  sound,
  turn: (view) => (view as CoupView).turn,
};
export default coup;
