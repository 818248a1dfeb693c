/** Short sounds, made and not fetched: they double what is seen and never replace it. */
import { settings } from './settings.svelte';

/** Each sound: tones as [frequency, start, length] in Hz and seconds. */
const SOUNDS: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  asked: [
    [660, 0, 0.12],
    [880, 0.1, 0.16],
  ],
  coin: [[1320, 0, 0.07]],
  card: [[240, 0, 0.06]],
  claim: [[440, 0, 0.09]],
  challenge: [
    [330, 0, 0.1],
    [262, 0.09, 0.16],
  ],
  true: [
    [523, 0, 0.12],
    [784, 0.11, 0.2],
  ],
  false: [
    [392, 0, 0.12],
    [277, 0.11, 0.24],
  ],
  won: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.3],
  ],
  tick: [[990, 0, 0.03]],
};

let context: AudioContext | null = null;

/** Play a sound, if sound is on. */
export function sound(name: string | null): void {
  const tones = name === null ? undefined : SOUNDS[name];
  if (!settings.sound || !tones || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length] of tones) {
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    const level = 0.15 * (settings.volume / 10);
    loud.gain.setValueAtTime(0, now + start);
    loud.gain.linearRampToValueAtTime(level, now + start + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(loud).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}
