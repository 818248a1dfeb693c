// What somebody who goes through the pages sees, and what they must never see: laid into a page when it has loaded.
// It goes with the page, so where there is no `walked`, the page was loaded anew.
({ keys, skip, over }) => {
  const known = new Set(keys);
  /** Texts with a key or a variable in them, and whatever went wrong. */
  const wrong = [];

  const odd = (text) =>
    /\{\s*\$|\{\s*[a-z-]+\s*\}|\bundefined\b|\bNaN\b|\[object /.test(text) ||
    (text.match(/[a-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)+/g) ?? []).some((each) => known.has(each));
  const read = (text) => {
    if (text && odd(text)) wrong.push(text.slice(0, 300));
  };
  const NAMES = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const readAll = (node) => {
    if (!(node instanceof Element)) return read(node.data);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) read(texts.currentNode.data);
    for (const each of [node, ...node.querySelectorAll('*')]) {
      for (const name of NAMES) read(each.getAttribute(name));
      if (each.dataset?.fault) wrong.push(`fault: ${each.dataset.fault}`);
    }
  };
  readAll(document.documentElement.querySelector('title') ?? document.body);
  readAll(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes)
      if (type === 'childList') addedNodes.forEach(readAll);
      else read(type === 'attributes' ? target.getAttribute(attributeName) : target.data);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: NAMES });

  for (const name of ['error', 'warn', 'assert']) {
    const tell = console[name].bind(console);
    console[name] = (...more) => {
      wrong.push(`console.${name}: ${more.map(String).join(' ')}`);
      tell(...more);
    };
  }
  addEventListener('error', ({ message }) => wrong.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => wrong.push(`promise: ${reason}`));

  // Nobody waits for bots.
  const ask = window.fetch;
  window.fetch = (path, more) =>
    path === '/api/tables' && more?.body ? ask(path, { ...more, body: JSON.stringify({ ...JSON.parse(more.body), pace: 0 }) }) : ask(path, more);

  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'),
    );
  const frame = () => new Promise((then) => requestAnimationFrame(then));

  window.walked = {
    wrong,
    seen,

    /** Where to press this, if it stands still and nothing covers it. */
    async place(selector, number) {
      const found = seen(selector)[number];
      if (!found) return null;
      const middle = () => {
        const { x, y, width, height } = found.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const free = () => found.contains(document.elementFromPoint(...middle()));
      if (!free()) found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = String(middle());
      await frame();
      return found.isConnected && free() && String(middle()) === before ? middle() : null;
    },

    /** What is asked: keys that can be chosen, and how many ways to send; or that it is over. Nothing if nothing is. */
    asked(choice, commit) {
      for (const each of seen(skip)) each.click();
      if (seen(over).length) return { over: true };
      const choices = seen(choice).map((each) => each.dataset.choice);
      const commits = seen(commit).length;
      const drawn = seen('[data-choice], [data-commit]').map((each) => each.outerHTML);
      return choices.length || commits ? { choices, commits, drawn: drawn.join() } : null;
    },

    /** Drop a record on the page. */
    drop(record) {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([record], 'record.json', { type: 'application/json' }));
      dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    },

    /** Go so many steps through a replay; whether that was the end. */
    async steps(number) {
      const place = seen('.controls input[type=range]')[0];
      while (number-- > 0 && place.value !== place.max) {
        const before = place.value;
        dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true }));
        while (place.value === before) await new Promise((then) => setTimeout(then));
      }
      return place.value === place.max;
    },

    /** What the list beside a replay tells. */
    told: () => [...document.querySelectorAll('.moves .log li')].map((each) => each.textContent.replace(/[ \n]+/g, ' ').trim()),
  };
}
