/** Who one is at this server: a key that this browser draws and keeps. */
import { keep, kept } from './kept';

const FORM = /^[A-Za-z0-9_-]{43,64}$/;

/** Random bytes in base64url. */
export function random(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...drawn))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

let own = '';

/** One's own key; drawn when it is first needed. */
export function key(): string {
  own ||= kept('key', '');
  if (!FORM.test(own)) {
    own = random(32);
    keep('key', own);
  }
  return own;
}

/** Whether there is a key already: whoever has none has never played here. */
export function known(): boolean {
  return FORM.test(own || kept('key', ''));
}

/** Take over the key that a link carries in its fragment, and take it out of the address. */
export function adoptKey(): void {
  const found = /(?:^#|&)key=([A-Za-z0-9_-]+)/.exec(location.hash)?.[1];
  if (found === undefined) return;
  if (FORM.test(found)) {
    own = found;
    keep('key', found);
  }
  history.replaceState(null, '', location.pathname + location.search);
}

/** The link that makes another device oneself. */
export function carrying(): string {
  return `${location.origin}/#key=${key()}`;
}
