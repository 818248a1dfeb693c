/** The texts of this game: no other game's are read here. */
import { speech } from '../../frame/speech.svelte';

export { word } from '../../frame/speech.svelte';
export const { has, say, tell, told } = speech('coup');
