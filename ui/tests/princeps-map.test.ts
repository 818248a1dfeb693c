import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LandView, PrincepsView } from '../src/frame/protocol';
import { read, Words } from '../src/frame/texts';
import { LANDS } from '../src/games/princeps/lands';
import { fromMe, isOf, plain } from '../src/games/princeps/map/finding';
import { around, arrow, inset, path, REGIONS, SEAWAYS, SHAPES, tall, TALL, type Point } from '../src/games/princeps/map/geometry';
import { brief, label } from '../src/games/princeps/map/label';
import { sentence } from '../src/games/princeps/map/telling';

const ids = Object.keys(LANDS);
const corners = (id: string): readonly Point[] => SHAPES[id]?.corners ?? [];
const sides = (of: readonly Point[]): [Point, Point][] => of.map((corner, i) => [corner, of[(i + 1) % of.length] ?? corner]);

/** How long two sides lie on each other. */
function shared([a, b]: [Point, Point], [c, d]: [Point, Point]): number {
  const off = (p: Point): number => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
  if (off(c) || off(d)) return 0;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along = (p: Point): number => ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length;
  const [from, to] = [Math.min(along(c), along(d)), Math.max(along(c), along(d))];
  return Math.max(0, Math.min(to, length) - Math.max(from, 0));
}

const inside = ([x, y]: Point, of: readonly Point[]): boolean =>
  sides(of).filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax).length % 2 === 1;

const touches = ([x, y]: Point, of: readonly Point[]): boolean =>
  inside([x, y], of) ||
  sides(of).some(([[ax, ay], [bx, by]]) => {
    const [dx, dy] = [bx - ax, by - ay];
    const part = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - ax - part * dx, y - ay - part * dy) < 12;
  });

describe('the drawing is the map of the game', () => {
  test('every territory has a shape, and its name stands in it', () => {
    expect(Object.keys(SHAPES).sort()).toEqual([...ids].sort());
    for (const id of ids) expect(inside(SHAPES[id]?.at ?? [0, 0], corners(id)), id).toBe(true);
  });
  test('edges are shared exactly by those who border by land', () => {
    for (const a of ids)
      for (const b of ids.filter((each) => each > a)) {
        const length = sides(corners(a)).reduce((sum, one) => sum + sides(corners(b)).reduce((all, two) => all + shared(one, two), 0), 0);
        expect(length > 1, `${a}, ${b}`).toBe(LANDS[a]?.land.includes(b));
      }
  });
  test('an arrow leads from one territory into the other, in both drawings', () => {
    for (const a of ids)
      for (const b of LANDS[a]?.land ?? [])
        for (const [from, to] of [
          [SHAPES[a], SHAPES[b]],
          [tall(a, TALL), tall(b, TALL)],
        ]) {
          if (!from || !to) continue;
          const [start, end] = arrow(from, to);
          expect(inside(start, from.corners), `from ${a} to ${b}`).toBe(true);
          expect(inside(end, to.corners), `from ${a} to ${b}`).toBe(true);
        }
  });
  test('two ports of one ship border, and all borders by sea have a ship', () => {
    const joined = new Set<string>();
    for (const { ports } of Object.values(SEAWAYS)) {
      const lands = ports.map((port) => ids.filter((id) => touches(port, corners(id))));
      for (const each of lands) expect(each).toHaveLength(1);
      for (const a of lands.flat()) for (const b of lands.flat()) if (a !== b) joined.add(`${a} ${b}`);
    }
    for (const pair of joined) {
      const [a = '', b = ''] = pair.split(' ');
      expect([...(LANDS[a]?.sea ?? []), ...(LANDS[a]?.land ?? [])], pair).toContain(b);
    }
    for (const a of ids) for (const b of LANDS[a]?.sea ?? []) expect(joined).toContain(`${a} ${b}`);
  });
  test('the name of every territory is in a part of the map that one can go to', () => {
    const parts = Object.entries(REGIONS).filter(([name]) => name !== 'all');
    const holds = (id: string): boolean =>
      parts.some(([, { x, y, w, h }]) => {
        const [ax, ay] = SHAPES[id]?.at ?? [0, 0];
        return ax > x && ax < x + w && ay > y && ay < y + h;
      });
    expect(ids.filter((id) => !holds(id))).toEqual([]);
  });
  test('a band lies inside its territory', () => {
    for (const id of ids) for (const point of inset(corners(id), 5.5)) expect(inside(point, corners(id)), id).toBe(true);
    expect(path(inset([[0, 0], [10, 0], [10, 10], [0, 10]], 1))).toBe('M1 1L9 1L9 9L1 9z'); // prettier-ignore
  });
});

const land = (more: Partial<LandView>): LandView => ({
  owner: 'Ada',
  stable: true,
  castle: false,
  colonists: false,
  conspirators: false,
  hidden_size: 0,
  shown: [],
  acted: [],
  ...more,
});
const view = (territories: Record<string, LandView>): PrincepsView => ({ territories }) as unknown as PrincepsView;

describe('territories in words', () => {
  const file = (name: string): string => readFileSync(`${import.meta.dirname}/../../src/signoria/${name}`, 'utf8');
  const words = new Words('en', [read(file('games/princeps/texts/en.ftl'))]);
  const told = (id: string, of: PrincepsView, me: string | null): string => words.tell(sentence(of, me, id));
  const seen = view({
    milan: land({ castle: true, hidden_size: 2, hidden: ['prince', 'spy'], shown: ['citizen'] }),
    siena: land({ owner: null, stable: false, conspirators: true }),
    rome: land({ stable: false, hidden_size: 1 }),
  });
  test('a label says all that the map shows, and never what lies face down', () => {
    expect(told('milan', seen, 'Ada')).toBe('Milan: yours, noble, commerce, stable, castle, 2 cards face down, shown: Citizen army.');
    expect(told('milan', seen, 'Bruno')).toContain('held by Ada');
    expect(told('siena', seen, 'Ada')).toBe('Siena: independent, free, gold, conspirators, no cards.');
    expect(told('rome', seen, 'Ada')).toBe('Rome: yours, noble, gold, unstable, 1 card face down.');
    expect(told('pisa', seen, 'Ada')).toBe('Pisa: not on the table, free, agriculture.');
  });
  test('territories are found by how they are written, and by what they border on', () => {
    expect(plain(' Città di Germania')).toBe('citta di germania');
    expect(isOf('mine', seen, 'Ada', 'ferrara')).toBe(true);
    expect(isOf('mine', seen, 'Ada', 'milan')).toBe(false);
    expect(isOf('mine', seen, null, 'ferrara')).toBe(false);
    expect(ids.filter((id) => isOf('gold', seen, 'Ada', id))).toContain('florence');
  });
  test('I come first, then who follows me', () => {
    expect(fromMe(['Ada', 'Bruno', 'Cleo'], 'Bruno')).toEqual(['Bruno', 'Cleo', 'Ada']);
    expect(fromMe(['Ada', 'Bruno'], null)).toEqual(['Ada', 'Bruno']);
  });
});

describe('marks stand in their order', () => {
  const all = land({ stable: false, castle: true, hidden_size: 3, shown: ['citizen', 'spy'] });
  const names = (marks: readonly { icon: string; count?: number }[]): string[] =>
    marks.map(({ icon, count }) => `${icon}${String(count ?? '')}`);
  test('polity, wealth, what was built, how it stands, then cards', () => {
    expect(names(label('Lucca', all, LANDS['lucca'], around(['lucca'])).marks)).toEqual([
      'free',
      'commerce',
      'castle',
      'unstable',
      'down3',
      'shown2',
    ]);
    expect(label('Lucca', all, LANDS['lucca'], around(['lucca'])).fits).toBeLessThan(1);
  });
  test('where there is little room, a label has as much as fits', () => {
    const said = (w: number, h: number): string => {
      const { lines, arms, marks } = brief('Swiss Cantons', 'Swi', all, { w, h });
      return [...lines.map(([line]) => line), ...(arms ? ['arms'] : []), ...names(marks)].join(' ');
    };
    expect(said(120, 90)).toBe('Swiss Cantons arms down3 shown2');
    expect(said(90, 100)).toBe('Swiss Cantons arms down3 shown2');
    expect(said(90, 50)).toBe('Swiss Cantons');
    expect(said(60, 80)).toBe('Swi arms down3 shown2');
    expect(said(50, 20)).toBe('Swi');
    expect(said(20, 20)).toBe('');
    expect(names(brief('Pisa', 'Pis', all, { w: 150, h: 90 }, LANDS['pisa']).marks)).toEqual([
      'free',
      'agriculture',
      'castle',
      'unstable',
      'down3',
      'shown2',
    ]);
    expect(brief('Pisa', 'Pis', undefined, { w: 120, h: 90 }).marks).toEqual([]);
  });
});
