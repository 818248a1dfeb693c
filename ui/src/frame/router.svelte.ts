/** Which page is shown: the path of the address, followed without loading anew. */

/** Where we are. */
export const route = $state({ path: location.pathname, hash: location.hash });

function follow(): void {
  route.path = location.pathname;
  route.hash = location.hash;
}

let been = 0;

/** Back to the page of ours before this one; false if there was none. */
export function back(): boolean {
  if (been === 0) return false;
  history.back();
  return true;
}

/** Go to a path of ours; to its top, unless it is a place of the page that is shown. */
export function go(path: string, replace = false, top = true): void {
  if (replace) history.replaceState(null, '', path);
  else {
    history.pushState(null, '', path);
    been += 1;
  }
  follow();
  if (top) scrollTo(0, 0);
}

/** Follow links of ours, and the browser's back and forth. */
export function routing(): void {
  addEventListener('popstate', () => {
    been = Math.max(0, been - 1);
    follow();
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (/^\/(api|plain|schema)/.test(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
