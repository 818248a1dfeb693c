/** What this browser keeps: JSON values under names, and nothing where the browser forbids it. */

const PREFIX = 'signoria.';

/** The value kept under a name, or what stands in for it. */
export function kept<T>(name: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(PREFIX + name);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

/** Keep a value; undefined forgets it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The names that begin so, without the beginning. */
export function names(beginning: string): string[] {
  const whole = PREFIX + beginning;
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(whole))
      .map((name) => name.slice(whole.length));
  } catch {
    return [];
  }
}
