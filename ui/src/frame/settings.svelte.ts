/** What a player has set for this browser: language, look, motion, sound, pace, name. */
import { keep, kept } from './kept';

export const LANGUAGES = ['en', 'es', 'it', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'on', 'off'] as const;
export const PACES = ['slow', 'usual', 'quick'] as const;

interface Kept {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  volume: number;
  pace: (typeof PACES)[number];
  name: string;
  notify: boolean;
}

const usual: Kept = {
  language: 'en',
  theme: 'auto',
  motion: 'auto',
  sound: false,
  volume: 6,
  pace: 'usual',
  name: '',
  notify: false,
};

/** The settings; `set` changes and keeps them. */
export const settings: Kept = $state({ ...usual });

/** The language that the browser asks for, if we speak it. */
function spoken(): Language {
  for (const asked of navigator.languages) {
    const found = LANGUAGES.find((language) => asked.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

/** Take up what was kept, and follow it from now on. */
export function begin(): void {
  const found = kept<Partial<Kept>>('settings', {});
  Object.assign(settings, { ...usual, language: spoken() }, found);
  if (!LANGUAGES.includes(settings.language)) settings.language = 'en';
  addEventListener('storage', (event) => {
    if (event.key === 'signoria.settings') Object.assign(settings, kept<Partial<Kept>>('settings', {}));
  });
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === 'auto') delete root.dataset['theme'];
      else root.dataset['theme'] = settings.theme;
      root.dataset['motion'] = settings.motion;
    });
  });
}

/** Change some settings, and keep them. */
export function set(changed: Partial<Kept>): void {
  Object.assign(settings, changed);
  const all: Partial<Kept> = $state.snapshot(settings);
  const before = kept<Partial<Kept>>('settings', {});
  const said = Object.entries(all).filter(([name, value]) => value !== usual[name as keyof Kept] || name in before || name in changed);
  keep('settings', Object.fromEntries(said));
}

/** Whether things may move. */
export function moves(): boolean {
  return settings.motion === 'on' || (settings.motion === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches);
}
