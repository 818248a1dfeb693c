/** Coup in the browser. */
import type { CoupView } from '../../frame/protocol';
import type { GameUi } from '../../frame/scene';
import { autos } from './autos';
import { beats, sound } from './beats';
import End from './End.svelte';
import Notes from './Notes.svelte';
import Table from './Table.svelte';

const coup: GameUi = { Table, Notes, End, autos, beats, sound, turn: (view) => (view as CoupView).turn };
export default coup;
