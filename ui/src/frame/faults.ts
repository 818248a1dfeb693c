/** What went wrong while a page was drawn: the console and, once, the server's log hear of it; nothing of the game is told. */

/** So many different faults of one visit are sent: what goes wrong often is one fault. */
const MOST = 5;
const seen = new Set<string>();

/** The file and line where an error was thrown, as far as it is ours. */
function place(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /\/assets\/([\w.-]+:\d+:\d+)/.exec(stack)?.[1] ?? '';
}

/** Note a fault in a part of the page; `detail` is the key of a text. */
export function fault(part: string, error: unknown, detail = '', game = ''): void {
  const name = error instanceof Error ? error.constructor.name : typeof error;
  const page = location.pathname.split('/')[1] ?? '';
  const told = { part, game, page, error: name, at: detail || place(error) };
  const same = JSON.stringify(told);
  if (seen.has(same)) return;
  seen.add(same);
  console.error(`Signoria: ${part} ${detail}`, error);
  if (seen.size > MOST) return;
  void fetch('/api/faults', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: same }).catch(() => undefined);
}

/** What this gives; where it fails, the fault is noted and `instead` is given. */
export function safely<T>(part: string, what: () => T, instead: T): T {
  try {
    return what();
  } catch (error) {
    fault(part, error);
    return instead;
  }
}

/** Hear of what nothing else has caught. */
export function hearing(): void {
  addEventListener('error', ({ error }) => fault('page', error));
  addEventListener('unhandledrejection', ({ reason }) => fault('promise', reason));
}
