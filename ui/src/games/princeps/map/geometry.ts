/** How the map is drawn: polygons whose shared edges are exactly the borders by land; the borders by sea are ships. */

export type Point = readonly [number, number];

/** A part of the map, in its own units. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The size of the whole, and how much sea is drawn around it. */
export const WIDTH = 1610;
export const HEIGHT = 1070;
export const SHORE = 500;

/** On a narrow screen all of it is drawn as tall as there is room, up to this. */
export const TALL = 1.886;

/** Where the name stands, then the corners. */
const DRAWN: Readonly<Record<string, string>> = {
  france: '136 240 60 90 240 90 240 450 190 450 140 400 60 400 40 380 40 110',
  spain: '98 510 30 400 140 400 172 460 172 560 122 620 30 620',
  germany: '450 98 240 50 270 20 630 20 660 50 660 200 470 200 440 170 240 170',
  swiss: '340 230 240 170 440 170 440 290 240 290',
  venice: '582 265 470 200 660 200 700 240 700 300 670 330 470 330',
  milan: '355 345 240 290 470 290 470 400 240 400',
  ferrara: '585 385 470 330 670 330 680 340 680 440 510 440 470 400',
  genoa: '342 456 240 400 420 400 420 540 370 590 240 460',
  lucca: '490 514 420 470 560 470 560 560 440 560 420 540',
  pisa: '516 636 420 540 440 560 560 560 600 600 600 720 500 720 370 590',
  florence: '645 513 560 440 730 440 730 560 690 600 600 600 560 560',
  romagna: '820 504 680 375 785 375 970 560 730 560 730 440 680 440',
  siena: '669 676 600 600 690 600 740 650 740 740 620 740 600 720',
  rome: '808 655 730 560 880 560 880 750 760 750 740 740 740 650 690 600',
  naples: '960 676 880 560 970 560 1040 630 1040 740 1000 780 910 780 880 750',
  sicily: '889 885 800 840 960 840 990 870 950 930 820 930 790 900 790 850',
  tunis: '500 990 380 880 540 880 620 960 1140 960 1140 1050 380 1050',
  egypt: '1290 975 1140 900 1290 900 1350 840 1350 800 1430 800 1430 1050 1140 1050',
  macedonia: '1040 368 900 300 930 280 1140 280 1140 500 1060 500 900 340',
  constantinople: '1235 424 1140 370 1300 370 1330 400 1330 480 1160 480 1140 460',
  morea: '1151 622 1060 500 1140 500 1220 580 1220 680 1190 710 1110 710 1085 685 1085 540',
  anatolia: '1361 550 1270 480 1420 480 1450 510 1450 620 1290 620 1270 600',
  syria: '1381 706 1310 620 1450 620 1450 800 1350 800 1310 760',
  persia: '1521 664 1450 540 1560 540 1590 570 1590 790 1520 800 1450 730',
};

interface Seaway {
  readonly hub: Point;
  readonly ports: readonly Point[];
  /** Where the sea's name begins, and how it is turned; none has no room for it. */
  readonly name?: readonly [number, number, number?];
}

const pairs = (numbers: readonly number[]): Point[] => numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0] as const]));

const seaway = (drawn: string, name?: Seaway['name']): Seaway => {
  const [hub = [0, 0] as const, ...ports] = pairs(drawn.split(' ').map(Number));
  return name ? { hub, ports, name } : { hub, ports };
};

/** Ships with their ports: any two ports of one ship border by sea. */
export const SEAWAYS: Readonly<Record<string, Seaway>> = {
  caravel: seaway('300 745 305 528 790 885 172 540 420 880', [60, 850]),
  galley: seaway('700 822 560 720 912 780 800 750 800 845', [575, 890]),
  bucentaur: seaway('892 418 700 285 1000 590 858 448 945 384', [965, 478, 45]),
  carrack: seaway('1062 806 1005 766 982 862 1122 710', [1048, 862]),
  trireme: seaway('1224 530 1220 480 1184 545 1270 532'),
  cog: seaway('1200 800 1290 618 1312 740 1232 900', [1110, 765]),
  dhow: seaway('1508 905 1430 935 1515 800', [1475, 952]),
};

export const MOUNTAINS: readonly (readonly Point[])[] = [
  pairs([440, 170, 470, 200, 470, 290, 440, 290]),
  pairs([420, 400, 470, 400, 510, 440, 560, 440, 560, 470, 420, 470]),
];

/** Parts of the map that one can go to; all of it comes first. */
export const REGIONS: Readonly<Record<string, Area>> = {
  all: { x: 0, y: 0, w: WIDTH, h: HEIGHT },
  west: { x: 10, y: 80, w: 470, h: 550 },
  north: { x: 228, y: 60, w: 530, h: 684 },
  south: { x: 400, y: 470, w: 650, h: 590 },
  east: { x: 890, y: 265, w: 715, h: 790 },
};

export interface Shape {
  readonly at: Point;
  readonly corners: readonly Point[];
}

/** Name's place and corners of each territory. */
export const SHAPES: Readonly<Record<string, Shape>> = Object.fromEntries(
  Object.entries(DRAWN).map(([id, drawn]) => {
    const [at = [0, 0] as const, ...corners] = pairs(drawn.split(' ').map(Number));
    return [id, { at, corners }];
  }),
);

/** A shape, drawn so much taller. */
export function tall(id: string, by: number): Shape {
  const { at, corners } = SHAPES[id] ?? { at: [0, 0], corners: [] };
  return { at: [at[0], at[1] * by], corners: corners.map(([x, y]) => [x, y * by]) };
}

/** The room that a shape has for its name: as much on one side of its place as on the other. */
export function space({ at: [x, y], corners }: Shape): Area {
  const all = bounds(corners);
  const [w, h] = [Math.min(x - all.x, all.x + all.w - x), Math.min(y - all.y, all.y + all.h - y)];
  return { x: x - w, y: y - h, w: 2 * w, h: 2 * h };
}

/** A polygon as a path. */
export function path(corners: readonly Point[]): string {
  return `M${corners.map((corner) => corner.map((each) => Math.round(each * 10) / 10).join(' ')).join('L')}z`;
}

/** The same polygon, whose corners go round clockwise, drawn so far inside itself. */
export function inset(corners: readonly Point[], by: number): Point[] {
  const count = corners.length;
  const side = (i: number): readonly [Point, Point] => {
    const [ax, ay] = corners[i % count] ?? [0, 0];
    const [bx, by_] = corners[(i + 1) % count] ?? [0, 0];
    const length = Math.hypot(bx - ax, by_ - ay);
    const [dx, dy] = [(bx - ax) / length, (by_ - ay) / length];
    return [
      [ax - dy * by, ay + dx * by],
      [dx, dy],
    ];
  };
  return corners.map((_, i) => {
    const [[ax, ay], [adx, ady]] = side(i + count - 1);
    const [[bx, by_], [bdx, bdy]] = side(i);
    const turn = adx * bdy - ady * bdx;
    if (Math.abs(turn) < 1e-6) return [bx, by_];
    const along = ((bx - ax) * bdy - (by_ - ay) * bdx) / turn;
    return [ax + adx * along, ay + ady * along];
  });
}

function bounds(points: readonly Point[]): Area {
  if (!points.length) return { x: 0, y: 0, w: WIDTH, h: HEIGHT };
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The area of territories; all of the map if there are none. */
export function around(ids: readonly string[]): Area {
  return bounds(ids.flatMap((id) => SHAPES[id]?.corners ?? []));
}

/** The area of what is written in territories. */
export function written(ids: readonly string[]): Area {
  const points = ids.flatMap((id) => (SHAPES[id]?.at ? [SHAPES[id].at] : []));
  return bounds(
    points.flatMap(([x, y]) => [
      [x - 70, y - 30],
      [x + 70, y + 40],
    ]),
  );
}

/** The longest edge that two polygons share, as they stand; null if they touch nowhere. */
function shared(one: readonly Point[], other: readonly Point[]): readonly [Point, Point] | null {
  let best: readonly [Point, Point] | null = null;
  let most = 1;
  for (const [i, [ax, ay]] of one.entries()) {
    const [bx, by] = one[(i + 1) % one.length] ?? [0, 0];
    const length = Math.hypot(bx - ax, by - ay);
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
    for (const [j, c] of other.entries()) {
      const ends = [c, other[(j + 1) % other.length] ?? c];
      if (ends.some(([x, y]) => Math.abs((x - ax) * dy - (y - ay) * dx) > 1)) continue;
      const along = ends.map(([x, y]) => (x - ax) * dx + (y - ay) * dy);
      const [from, to] = [Math.max(0, Math.min(...along)), Math.min(length, Math.max(...along))];
      if (to - from <= most) continue;
      most = to - from;
      best = [
        [ax + dx * from, ay + dy * from],
        [ax + dx * to, ay + dy * to],
      ];
    }
  }
  return best;
}

/** An arrow from one territory to another: straight across the border, or over most of the sea. */
export function arrow(from: Shape, to: Shape): readonly [Point, Point] {
  const border = shared(from.corners, to.corners);
  const [[ax, ay], [bx, by]] = border ?? [from.at, to.at];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
  const half = border ? 42 : Math.max(length / 2 - 60, 30);
  // Corners go round clockwise: what lies outside is on the left.
  const [ux, uy] = border ? [dy * half, -dx * half] : [dx * half, dy * half];
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  return [
    [mx - ux, my - uy],
    [mx + ux, my + uy],
  ];
}
