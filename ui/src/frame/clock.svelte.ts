/** The time, for those who count down: it ticks while somebody looks. */
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970; read in a component, it is read again four times a second. */
export function now(): number {
  subscribe();
  return Date.now();
}
