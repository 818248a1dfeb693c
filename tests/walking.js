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
  const soon = () => new Promise((then) => setTimeout(then, 80));

  /** What this gives, as soon as it gives something within so many milliseconds. */
  const until = async (give, ms) => {
    const end = performance.now() + ms;
    for (;;) {
      const found = await give();
      if (found || performance.now() > end) return found;
      await soon();
    }
  };

  /** Where to press this, if it stands still and nothing covers it. */
  const place = async (found) => {
    const middle = () => {
      const { x, y, width, height } = found.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const free = () => found.contains(document.elementFromPoint(...middle()));
    if (!free()) found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = String(middle());
    await frame();
    return found.isConnected && free() && String(middle()) === before ? middle() : null;
  };

  const drawn = () => seen('[data-choice], [data-commit]').map((each) => each.outerHTML).join();
  let offered = '';

  window.walked = {
    wrong,

    /** Wait so long until this is seen; whether it is. */
    sees: (selector, ms) => until(() => seen(selector).length > 0, ms),

    /** Wait so long until this can be pressed: where. */
    place: (selector, ms) => until(() => seen(selector)[0] && place(seen(selector)[0]), ms),

    /**
     * Wait so long until something is asked that can be pressed, or it is over: where. What sends is pressed if it is
     * time to, else the first of the wanted choices, or what lies so far down the list.
     */
    asked: ({ choice, commit, wanted, sends, far }, ms) =>
      until(async () => {
        for (const each of seen(skip)) each.click();
        if (seen(over).length) return { over: true };
        const choices = seen(choice);
        const first = wanted.map((key) => choices.find((each) => each.dataset.choice === key)).find(Boolean);
        const sending = (sends || !choices.length) && seen(commit)[0];
        const found = sending || first || choices[Math.floor(far * choices.length)];
        offered = drawn();
        const where = found && (await place(found));
        return where && { where };
      }, ms),

    /** Wait so long until what was pressed has changed what is offered. */
    heard: (ms) => until(() => drawn() !== offered || seen(over).length, ms),

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
        // All is drawn anew, and painted once in a while.
        for (let i = 0; i < 100 && place.value === before; i++) await null;
        if (place.value === before) await soon();
      }
      return place.value === place.max;
    },

    /** What the list beside a replay tells. */
    told: () => [...document.querySelectorAll('.moves .log li')].map((each) => each.textContent.replace(/[ \n]+/g, ' ').trim()),
  };
}
