/** Coins that change hands fly there, if things may move. */
import emblems from '../../look/emblems.svg?url';
import type { Event } from '../../frame/protocol';
import type { Beat } from '../../frame/scene';
import { moves } from '../../frame/settings.svelte';

const BASE = 220;

function purse(name: string): Element | null {
  return [...document.querySelectorAll('[data-purse]')].find((each) => each.getAttribute('data-purse') === name) ?? null;
}

/** From where to where coins go by an event; null if none do. */
function way(event: Event): [string, string, number] | null {
  const player = event.seats?.['player'] ?? '';
  const coins = event.numbers?.['coins'] ?? 0;
  if (coins === 0) return null;
  if (event.kind === 'took' || event.kind === 'refunded') return ['treasury', player, coins];
  if (event.kind === 'paid' || event.kind === 'forfeited') return [player, 'treasury', coins];
  if (event.kind === 'stole') return [event.seats?.['target'] ?? '', player, coins];
  return null;
}

/** Let the coins of this part fly, half a beat apart. */
export function coinsMove(beat: Beat): void {
  if (!moves()) return;
  for (const event of beat.events) {
    const found = way(event);
    if (!found) continue;
    const [from, to] = [purse(found[0])?.getBoundingClientRect(), purse(found[1])?.getBoundingClientRect()];
    // A purse that is not shown, as the treasury in a lesson on a phone, has no place to fly from or to.
    if (!from?.width || !to?.width) continue;
    for (let i = 0; i < Math.min(3, found[2]); i++) fly(from, to, (i * BASE) / 2);
  }
}

function fly(from: DOMRect, to: DOMRect, delay: number): void {
  const coin = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${emblems}#coin`);
  coin.append(use);
  coin.classList.add('flying');
  coin.setAttribute('aria-hidden', 'true');
  coin.style.left = `${String(from.left)}px`;
  coin.style.top = `${String(from.top)}px`;
  document.body.append(coin);
  const move = coin.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${String(to.left - from.left)}px, ${String(to.top - from.top)}px)`, opacity: 1 },
    ],
    { duration: BASE, delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'backwards' },
  );
  move.onfinish = () => coin.remove();
  move.oncancel = () => coin.remove();
}
