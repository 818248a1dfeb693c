import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
const GAMES = ['coup', 'medici', 'princeps'];

const read = (file: string): string => readFileSync(join(SOURCE, file), 'utf8');

/** The selectors of a file of styles, without those within another rule. */
function selectors(text: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, head = '', mark] of text.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') open.pop();
    if (mark !== '{') continue;
    if (open.every((each) => each.startsWith('@'))) found.push(...head.split(/,(?![^(]*\))/).map((each) => each.trim()));
    open.push(head.trim());
  }
  return found.filter((each) => !each.startsWith('@'));
}

/** The classes that the components of a game give. */
function given(game: string): Set<string> {
  const found = new Set<string>();
  for (const file of FILES.filter((each) => each.startsWith(`games/${game}/`) && each.endsWith('.svelte'))) {
    const text = read(file);
    for (const [, names = ''] of text.matchAll(/class="([^"]*)"/g))
      for (const [name] of names.replace(/\{[^}]*\}/g, ' ').matchAll(/[\w-]+/g)) found.add(name);
    for (const [, name = ''] of text.matchAll(/class:([\w-]+)/g)) found.add(name);
  }
  return found;
}

describe('styles', () => {
  it('of one part do not reach another, whatever was visited before', () => {
    const of = new Map<string, Set<string>>();
    for (const file of FILES) {
      if (!file.endsWith('.css')) continue;
      const part = dirname(file).split('/').slice(0, 2).join('/');
      for (const each of selectors(read(file))) {
        const name = /^\.([\w-]+)$/.exec(each)?.[1];
        if (name !== undefined) of.set(name, (of.get(name) ?? new Set()).add(part));
      }
    }
    expect(of.size).toBeGreaterThan(200);
    expect([...of].filter(([, parts]) => parts.size > 1).map(([name, parts]) => [name, ...parts])).toEqual([]);
  });

  it.each(GAMES)('of %s fit nothing that another game draws', (game) => {
    const styles = FILES.filter((each) => each.startsWith(`games/${game}/`) && each.endsWith('.css'));
    const frame = ['board', 'main', 'table', 'dock', 'btn', 'icon', 'hint', 'label', 'row', 'lesson', 'replay'];
    for (const other of GAMES.filter((each) => each !== game)) {
      const names = given(other);
      const reached = styles.flatMap((file) =>
        selectors(read(file)).filter((selector) => {
          const classes = [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);
          return classes.some((name) => names.has(name)) && classes.every((name) => names.has(name) || frame.includes(name));
        }),
      );
      expect(reached, other).toEqual([]);
    }
  });
});
