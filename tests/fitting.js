// What does not fit on a page at the size that it has now, in each of these languages and faces.
async ([ways, rules, scrolls, shortened]) => {
  const whole = document.documentElement;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const turn = () => new Promise((then) => setTimeout(then));
  const pen = document.createElement('canvas').getContext('2d');
  const drawn = (family) => ((pen.font = `16px ${family}`), pen.measureText('Embajador mmii').width);

  /** Have the page speak so, in these letters. */
  const dress = async (language, face) => {
    const kept = JSON.parse(localStorage.getItem('signoria.settings') ?? '{}');
    if (kept.language !== language || whole.lang !== language) {
      localStorage.setItem('signoria.settings', JSON.stringify({ ...kept, language }));
      dispatchEvent(new StorageEvent('storage', { key: 'signoria.settings' }));
    }
    whole.dataset.face = face;
    for (const end = performance.now() + 20000; whole.lang !== language && performance.now() < end;) await turn();
    await turn();
    if (whole.lang !== language) return [`not in ${language}`];
    const { fontFamily } = getComputedStyle(document.body);
    const taken = fontFamily.startsWith(`Fit-${face}`) && drawn(`Fit-${face}, monospace`) !== drawn('monospace');
    return taken ? [] : [`not drawn in the ${face} face`];
  };

  /** What does not fit as it is drawn now. */
  const look = () => {
    const problems = new Set();
    scrollTo(0, 0);
    const phone = innerWidth < 960;
    const said = (each) => {
      const place = each.closest('[class]')?.getAttribute('class').split(' ').slice(0, 2).join('.') ?? each.tagName;
      const words = (each.textContent ?? '').trim().replace(/\s+/g, ' ');
      return `${each.tagName.toLowerCase()} .${place} "${words.slice(0, 32)}"`;
    };
    const styles = new Map();
    const style = (each) => styles.get(each) ?? styles.set(each, getComputedStyle(each)).get(each);
    const boxes = new Map();
    const box = (each) => boxes.get(each) ?? boxes.set(each, each.getBoundingClientRect()).get(each);
    const seen = (each) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !each.closest('.vh, [inert]') &&
      !/inset\(50%/.test(style(each).clipPath);

    // What clips, and what scrolls: the nearest comes first.
    const clips = new Map();
    const clipping = (each) => {
      if (!each || each === document.body || each === whole) return [];
      if (!clips.has(each)) {
        const { overflowX, overflowY, position } = style(each);
        const own = overflowX !== 'visible' || overflowY !== 'visible' ? [each] : [];
        clips.set(each, [...own, ...(position === 'fixed' ? [] : clipping(each.parentElement))]);
      }
      return clips.get(each);
    };
    /** Whether this can be seen where it is; what is cut, or must be scrolled for, is a problem. */
    const open = (each, { left, right, top, bottom }, what) => {
      for (const clip of clipping(each)) {
        const { left: l, right: r, top: t, bottom: b } = box(clip);
        const { overflowX, overflowY } = style(clip);
        for (const [axis, beyond, how] of [
          ['across', Math.max(l - left, right - r), overflowX],
          ['down', Math.max(t - top, bottom - b), overflowY],
        ]) {
          if (beyond <= 1 || how === 'visible') continue;
          const aside = axis === 'down' || clip.matches('.eyes, .cards');
          if (/auto|scroll/.test(how) && aside && clip.matches(scrolls)) return false;
          const { textOverflow, webkitLineClamp } = style(clip);
          if (clip.matches(shortened) && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')) return false;
          problems.add(`${/auto|scroll/.test(how) ? 'scrolled' : 'cut'} ${axis} by ${Math.round(beyond)}: ${what}`);
          return false;
        }
      }
      if (left < -1 || right > innerWidth + 1)
        problems.add(`outside: ${what} ${Math.round(left)}..${Math.round(right)}`);
      return true;
    };

    // All words, line by line, as high as their small letters are, for a face has more room above and below.
    const items = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || !parent || parent.closest('svg, option, script') || !seen(parent)) continue;
      range.selectNodeContents(node);
      const high = parseFloat(style(parent).fontSize) * 0.3;
      const lines = range.getClientRects();
      // A word that is broken where no hyphen is; a link may be, and a word made of its code.
      if (lines.length > 1 && !parent.closest('.addr, .word-code, .door')) {
        for (const { 0: word, index } of node.data.matchAll(/[\p{L}]{4,}/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const parts = [...range.getClientRects()].filter(({ width }) => width > 0.5);
          if (parts.length > 1 && parts.at(-1).top > parts[0].top + 4)
            problems.add(`broken: ${word} in ${said(parent)}`);
        }
      }
      for (const { left, right, top, bottom, width } of lines) {
        if (width < 1) continue;
        const middle = (top + bottom) / 2;
        items.push({ each: parent, words: node, left, right, top: middle - high, bottom: middle + high });
      }
    }
    const OVERLAID = '.chart, input[type=file], .seg input, .look input';
    for (const each of document.querySelectorAll('svg, .card, .cl, button, a.btn, input, .disc')) {
      if (!seen(each) || each.parentElement.closest('svg, .chart') || each.matches(OVERLAID)) continue;
      const { left, right, top, bottom, width } = box(each);
      if (width >= 1) items.push({ each, left, right, top, bottom });
    }

    const shows = (each) => {
      const { borderTopWidth, borderLeftWidth, backgroundColor, backgroundImage } = style(each);
      const full = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) || backgroundImage !== 'none';
      return full || (parseFloat(borderTopWidth) > 0 && parseFloat(borderLeftWidth) > 0) || each.matches('button');
    };
    const around = new Map();
    const walls = (each) => {
      if (!each || each === document.body) return null;
      if (!around.has(each)) {
        const own = shows(each) && style(each).display !== 'contents';
        around.set(each, own ? each : walls(each.parentElement));
      }
      return around.get(each);
    };
    const fit = [];
    for (const item of items) {
      const { each, words, left, right, top, bottom } = item;
      if (!open(each, item, said(each))) continue;
      fit.push(item);
      if (!words) continue;
      const wall = walls(each);
      if (!wall) continue;
      const { left: l, right: r, top: t, bottom: b, width, height } = box(wall);
      const beyond = Math.max(l - left, right - r, t - top, bottom - b);
      if (beyond > 1) problems.add(`spills by ${Math.round(beyond)}: ${said(each)} of .${wall.className}`);
      else if (wall.matches('.seal')) {
        const far = Math.hypot(
          (Math.max(right - (l + r) / 2, (l + r) / 2 - left) / width) * 2,
          (bottom - top) / height,
        );
        if (far > 1.02) problems.add(`spills: ${said(each)} of its seal`);
      }
    }

    // What stands one upon the other, in the same layer.
    const LAYERS = '.sheet, .reply, .moment > .dock > .ask, .dock, .bar, .side, .coach, .go, .foot';
    const MEANT = '.limit, .tick, .pt, .seal, .count, .flip, .pausebars';
    fit.sort((one, other) => one.top - other.top);
    const layers = new Map();
    const layer = (each) => {
      if (!layers.has(each)) layers.set(each, [each.closest(LAYERS), each.closest(MEANT) !== null]);
      return layers.get(each);
    };
    for (let i = 0; i < fit.length; i++) {
      const one = fit[i];
      const [mine, meant] = layer(one.each);
      if (meant) continue;
      for (let k = i + 1; k < fit.length && fit[k].top < one.bottom - 1.5; k++) {
        const other = fit[k];
        if (other.left >= one.right - 1.5 || other.right <= one.left + 1.5 || other.bottom <= one.top + 1.5) continue;
        if (other.bottom - other.top < 3) continue;
        if (one.words ? other.words === one.words : false) continue;
        if (one.each === other.each || one.each.contains(other.each) || other.each.contains(one.each)) {
          if (!(one.words && other.words) || one.each === other.each) continue;
        }
        const [theirs, too] = layer(other.each);
        if (too || theirs !== mine || one.each.closest('.fan, .pile') || other.each.closest('.fan, .pile')) continue;
        problems.add(`overlap: ${said(one.each)} and ${said(other.each)}`);
      }
    }

    const met = (each, x, y) => {
      const found = document.elementFromPoint(x, y);
      if (!found || found.closest('.limit, .seal')) return null;
      const label = each.closest('label');
      return each.contains(found) || found.contains(each) || (label && label.contains(found)) ? null : found;
    };
    // What stays where it is must not cover what scrolls beneath it for good.
    if (rules.table) {
      const before = [...document.querySelectorAll('.board *')].map((each) => [each, each.scrollTop, each.scrollLeft]);
      const first = new Map();
      for (const item of fit) {
        const x = (item.left + item.right) / 2,
          y = (item.top + item.bottom) / 2;
        const under = document.querySelector('.sheet') && !item.each.closest('.sheet');
        if (!item.words || y < 0 || y > innerHeight || under || item.each.closest('.map')) continue;
        const over = met(item.each, x, y);
        if (over && !first.has(item.words)) first.set(item.words, item.each);
      }
      for (const [words, each] of first) {
        let over = null;
        for (const block of ['start', 'center', 'end']) {
          each.scrollIntoView({ block, behavior: 'instant' });
          range.selectNodeContents(words);
          const [{ left, right, top, bottom }] = range.getClientRects();
          over = met(each, (left + right) / 2, (top + bottom) / 2);
          if (!over) break;
        }
        if (over) problems.add(`covered: ${said(each)} by ${said(over)}`);
      }
      scrollTo(0, 0);
      for (const [each, top, left] of before) if (each.scrollTop !== top || each.scrollLeft !== left) each.scrollTo(left, top);
    }

    // Court of the Medici and Princeps have piles and places for more than 600 px.
    if (rules.asks && (phone || innerHeight >= 650 || document.querySelector('.coup'))) {
      const all = (selector) =>
        [...document.querySelectorAll(selector)].filter((each) => seen(each) && !each.closest('.map, .side, .sheet'));
      const inside = (each, what) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        if (top < -1 || bottom > innerHeight + 1)
          problems.add(`${what} off the screen by ${Math.round(Math.max(-top, bottom - innerHeight))}: ${said(each)}`);
        else if (left < -1 || right > innerWidth + 1) problems.add(`${what} outside: ${said(each)}`);
        else return true;
        return false;
      };
      const whole = (each, what) => {
        if (!inside(each, what)) return;
        const { left, top, width, height } = each.getBoundingClientRect();
        for (const [x, y] of [
          [0.5, 0.5],
          [0.1, 0.15],
          [0.9, 0.15],
          [0.1, 0.85],
          [0.9, 0.85],
        ]) {
          const over = met(each, left + width * x, top + height * y);
          if (over) return problems.add(`${what} covered: ${said(each)} by ${said(over)}`);
        }
      };
      const seats = all('button.seat');
      for (const each of all('.dock h2')) whole(each, 'question');
      // On a phone long lists scroll by themselves, once their beginning is in sight; of many offers one is, anywhere.
      const LONG = '.offers, .tos, .doing, .chips, .grid5, .there, .sacs';
      const listed = all('.dock [data-choice]').filter((each) => each.closest(LONG));
      if (phone && listed.length && !document.querySelector('.map.listed')) {
        const first = listed[0].closest('.offer') ?? listed[0];
        const { left, top, width } = first.getBoundingClientRect();
        const over = met(first, left + width / 2, top + 16);
        if (top + 16 > innerHeight || over) problems.add(`out of sight: ${said(first)}`);
      }
      for (const each of all('[data-choice], [data-commit], .dock button')) {
        if (each.matches(phone && innerHeight < 700 ? '.pile' : '.pile.dim')) continue;
        if (phone && each.closest(`${LONG}, .handrow`)) continue;
        if (each.closest('.offer') && each.closest('.offer') !== document.querySelector('.offer')) continue;
        if (seats.includes(each) || (phone && each.matches('.hc, .pile'))) inside(each, 'choice');
        else whole(each, 'answer');
      }
      for (const each of seats) {
        whole(each, 'seat');
        if (phone && each.getBoundingClientRect().bottom < innerHeight * 0.3)
          problems.add(`out of reach: ${said(each)}`);
      }
      for (const each of all('.me .card, .fan .hc')) inside(each, 'own card');
      if (!phone) for (const each of all('.handrow .pc')) whole(each, 'own card');
      const dock = all('.coup .asks .dock')[0];
      if (phone && dock && Math.abs(dock.getBoundingClientRect().bottom - innerHeight) > 1)
        problems.add(`the dock ends ${Math.round(innerHeight - dock.getBoundingClientRect().bottom)} above the bottom`);
    }
    return [...problems];
  };

  // Media queries and observers answer with a frame; a change of language or face needs none.
  await frame();
  await frame();
  const found = [];
  for (const [language, face] of ways) {
    const problems = [...(await dress(language, face)), ...look()];
    found.push(...problems.map((each) => `${language} ${face}: ${each}`));
  }
  return found;
}
