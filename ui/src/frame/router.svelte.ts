/** Which page is shown: the path of the address, followed without loading anew. */

/** Where we are. */
export const route = $state({ path: location.pathname, hash: location.hash });

function follow(): void {
  route.path = location.pathname;
  route.hash = location.hash;
}

let been = 0;
/** What lies open over the page: the browser's Back closes it and leaves the page where it is. */
const open: (() => void)[] = [];
/** Whether we ourselves go back, whatever lies open. */
let leaving = false;

/** Back to the page of ours before this one; false if there was none. */
export function back(): boolean {
  if (been === 0) return false;
  leaving = true;
  history.back();
  return true;
}

/** Let Back close something that lies over the page; to be called once it is closed. */
export function closes(close: () => void): () => void {
  open.push(close);
  return () => void open.splice(open.indexOf(close), 1);
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
    const close = leaving ? undefined : open.at(-1);
    leaving = false;
    if (close) {
      history.pushState(null, '', route.path + route.hash);
      close();
      return;
    }
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
