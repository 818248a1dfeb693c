/** A tab in the background says when its player is asked: by a notification, if that is allowed. */
import { settings } from './settings.svelte';

let shown: Notification | null = null;

/** Say what is asked, if nobody looks; nothing is asked: take it back. */
export function attend(asked: string, title: string): void {
  shown?.close();
  shown = null;
  if (!asked || !document.hidden || !settings.notify || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    shown = new Notification(title, { body: asked, tag: 'signoria' });
    shown.onclick = () => window.focus();
  } catch {
    // Some browsers allow it to service workers only.
  }
}
