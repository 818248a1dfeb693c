/** A press is for the question that was there when it began, never for one that came under the finger. */
import type { Attachment } from 'svelte/attachments';
import type { Menu } from './protocol';

/** So long a question that follows upon another takes no press, in milliseconds. */
const SETTLES = 600;
/** After so long nobody presses for the question before. */
const FORGOTTEN = 3000;

/** What makes two menus the same question to who reads them. */
export function asked(menu: Menu | null): string {
  return menu === null ? '' : JSON.stringify(menu.question);
}

/** Guards the answers within an element; `question` is what is asked now, empty if nothing is. */
export function settle(question: () => string): Attachment<HTMLElement> {
  return (node) => {
    let now = '';
    /** What was asked last, and until when a press may be meant for it. */
    let last = '';
    let recent = false;
    let began = '';
    let settles: ReturnType<typeof setTimeout> | undefined;
    let forgets: ReturnType<typeof setTimeout> | undefined;

    $effect(() => {
      const next = question();
      if (next === now) return;
      if (now) {
        last = now;
        recent = true;
        clearTimeout(forgets);
        forgets = setTimeout(() => (recent = false), FORGOTTEN);
      }
      now = next;
      clearTimeout(settles);
      const guards = next !== '' && recent && next !== last;
      node.classList.toggle('settling', guards);
      if (guards) settles = setTimeout(() => node.classList.remove('settling'), SETTLES);
    });

    const down = (): void => {
      began = now;
    };
    const click = (event: MouseEvent): void => {
      const answers = (event.target as Element).closest('[data-choice], [data-commit], .dock button');
      // A press by the keyboard has no finger over anything.
      if (!answers || event.detail === 0 || began === now) return;
      event.preventDefault();
      event.stopPropagation();
    };
    node.addEventListener('pointerdown', down, true);
    node.addEventListener('click', click, true);
    return () => {
      clearTimeout(settles);
      clearTimeout(forgets);
      node.removeEventListener('pointerdown', down, true);
      node.removeEventListener('click', click, true);
    };
  };
}
