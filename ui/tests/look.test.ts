import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

/** The classes that a file of styles gives a look by themselves, and not within another rule. */
function classes(text: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, head = '', mark] of text.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') open.pop();
    if (mark !== '{') continue;
    if (open.every((each) => each.startsWith('@')))
      found.push(...head.split(',').flatMap((each) => /^\.([\w-]+)$/.exec(each.trim())?.[1] ?? []));
    open.push(head.trim());
  }
  return found;
}

describe('styles', () => {
  it('of one part do not reach another, whatever was visited before', () => {
    const of = new Map<string, Set<string>>();
    for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.css')) continue;
      const part = dirname(file).split('/').slice(0, 2).join('/');
      for (const name of classes(readFileSync(join(SOURCE, file), 'utf8'))) of.set(name, (of.get(name) ?? new Set()).add(part));
    }
    expect(of.size).toBeGreaterThan(200);
    expect([...of].filter(([, parts]) => parts.size > 1).map(([name, parts]) => [name, ...parts])).toEqual([]);
  });
});
