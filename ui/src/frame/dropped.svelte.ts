/** A record that somebody dropped on a page or chose from a file, until its replay takes it up. */
import { go } from './router.svelte';

let record: string | null = $state.raw(null);

/** The record, if there is one. */
export function dropped(): string | null {
  return record;
}

/** Take up a file, and go where it is replayed. */
export async function take(file: File | undefined): Promise<void> {
  if (!file) return;
  record = await file.text();
  if (location.pathname !== '/replay') go('/replay');
}

/** Take whatever is dropped on the page. */
export function dropping(): () => void {
  const over = (event: DragEvent): void => event.preventDefault();
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void take(event.dataTransfer?.files[0]);
  };
  addEventListener('dragover', over);
  addEventListener('drop', drop);
  return () => {
    removeEventListener('dragover', over);
    removeEventListener('drop', drop);
  };
}
