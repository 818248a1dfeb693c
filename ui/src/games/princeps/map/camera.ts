/** What of the map is in sight. It moves by one element's transform alone: nothing is drawn or laid out anew before it rests. */
import { SHORE, WIDTH, type Area } from './geometry';

const STILL = 6;
const MOST = 2.4;
const MARGIN = 40;
const REST = 160;

interface Heard {
  /** It rests, at so many pixels a unit. */
  rests(scale: number): void;
  /** One moves it by hand. */
  moved(): void;
  /** One wants to come closer to a point in the units of the drawing, where it cannot be done by scaling. */
  closer(x: number, y: number): void;
  /** One wants to see more than there is. */
  farther(): void;
}

/** How the drawing can be seen now. */
interface Extent {
  readonly height: number;
  readonly least: number;
  /** Whether its scale is always the least. */
  readonly fixed: boolean;
}

export class Camera {
  /** Whether the last press became a movement: then it was no tap. */
  dragged = false;
  #x = 0;
  #y = 0;
  #scale = 1;
  /** The scale at which the drawing was laid out last. */
  #drawn = 0;
  #extent: Extent = { height: 1, least: 1, fixed: false };
  #frame = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;
  readonly #pressed = new Map<number, readonly [number, number]>();
  readonly #stop = new AbortController();

  constructor(
    readonly box: HTMLElement,
    readonly sheet: HTMLElement,
    readonly heard: Heard,
  ) {
    const { signal } = this.#stop;
    box.addEventListener('pointerdown', this.#press, { signal });
    box.addEventListener('pointermove', this.#move, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, this.#release, { signal });
    box.addEventListener('wheel', this.#wheel, { signal, passive: false });
    box.addEventListener('dblclick', (event) => this.zoom(1.8, ...this.#within(event), true), { signal });
    // A browser that brings a button into sight must not shift what is already placed.
    box.addEventListener('scroll', () => box.scrollTo(0, 0), { signal });
  }

  close(): void {
    this.#stop.abort();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#resting);
  }

  /** From now on the drawing is so high, and this is how far one can go. */
  shape(extent: Extent): void {
    if (extent.height !== this.#extent.height) this.#drawn = 0;
    this.#extent = extent;
  }

  /** Show an area whole, as large as it goes but never larger than `most`. */
  show(area: Area, glides: boolean, most = MOST): void {
    const { clientWidth: width, clientHeight: height } = this.box;
    const fits = Math.min(width / area.w, height / area.h, most);
    this.#scale = this.#bounded(this.#extent.fixed ? this.#extent.least : fits);
    this.#x = width / 2 - (area.x + area.w / 2) * this.#scale;
    this.#y = height / 2 - (area.y + area.h / 2) * this.#scale;
    this.#arrive(glides);
  }

  /** Whether all of an area is in sight. */
  sees(area: Area): boolean {
    const left = area.x * this.#scale + this.#x;
    const top = area.y * this.#scale + this.#y;
    const { clientWidth: width, clientHeight: height } = this.box;
    return left >= 0 && top >= 0 && left + area.w * this.#scale <= width && top + area.h * this.#scale <= height;
  }

  /** The point in the middle, in the units of the drawing. */
  middle(): readonly [number, number] {
    return this.#unit(this.box.clientWidth / 2, this.box.clientHeight / 2);
  }

  /** The same middle and scale, as far as that goes: the box has another size. */
  keep([x, y]: readonly [number, number]): void {
    this.#scale = this.#bounded(this.#scale);
    this.#x = this.box.clientWidth / 2 - x * this.#scale;
    this.#y = this.box.clientHeight / 2 - y * this.#scale;
    this.#arrive(false);
  }

  /** Move by so many pixels. */
  pan(dx: number, dy: number, glides: boolean): void {
    this.#x += dx;
    this.#y += dy;
    this.heard.moved();
    this.#arrive(glides);
  }

  /** Come closer by this factor, around a point of the box. */
  zoom(factor: number, x = this.box.clientWidth / 2, y = this.box.clientHeight / 2, glides = false): void {
    if (!this.#around(factor, x, y)) return;
    this.heard.moved();
    this.#arrive(glides);
  }

  /** Scale around a point; false where that takes another drawing, which is asked for. */
  #around(factor: number, x: number, y: number): boolean {
    const { fixed, least } = this.#extent;
    if (fixed ? factor > 1.001 : factor < 0.999 && this.#scale <= least * 1.001) {
      // The fingers that asked for it are not followed any further.
      this.#pressed.clear();
      if (fixed) this.heard.closer(...this.#unit(x, y));
      else this.heard.farther();
      return false;
    }
    const grown = fixed ? 1 : this.#bounded(this.#scale * factor) / this.#scale;
    this.#x = x - (x - this.#x) * grown;
    this.#y = y - (y - this.#y) * grown;
    this.#scale *= grown;
    return !fixed;
  }

  #bounded(scale: number): number {
    return Math.min(Math.max(scale, this.#extent.least), Math.max(MOST, this.#extent.least));
  }

  #unit(x: number, y: number): readonly [number, number] {
    return [(x - this.#x) / this.#scale, (y - this.#y) / this.#scale];
  }

  #within(event: MouseEvent): readonly [number, number] {
    const { left, top } = this.box.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }

  readonly #press = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.#settleNow();
    if (!this.#pressed.size) this.dragged = false;
    this.#pressed.set(event.pointerId, this.#within(event));
  };

  readonly #move = (event: PointerEvent): void => {
    const before = this.#pressed.get(event.pointerId);
    if (!before) return;
    const now = this.#within(event);
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    if (!this.dragged && this.#pressed.size === 1 && Math.hypot(dx, dy) < STILL) return;
    if (!this.dragged) {
      this.dragged = true;
      this.heard.moved();
    }
    if (!this.box.hasPointerCapture(event.pointerId)) this.box.setPointerCapture(event.pointerId);
    this.#pressed.set(event.pointerId, now);
    const other = [...this.#pressed].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, now, other);
    else {
      this.#x += dx;
      this.#y += dy;
    }
    this.#frame ||= requestAnimationFrame(this.#draw);
  };

  #pinch(before: readonly [number, number], now: readonly [number, number], other: readonly [number, number]): void {
    const apart = (each: readonly [number, number]): number => Math.hypot(each[0] - other[0], each[1] - other[1]) || 1;
    this.#around(apart(now) / apart(before), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    if (!this.#pressed.size) return;
    this.#x += (now[0] - before[0]) / 2;
    this.#y += (now[1] - before[1]) / 2;
  }

  readonly #release = (event: PointerEvent): void => {
    if (this.#pressed.delete(event.pointerId) && !this.#pressed.size && this.dragged) this.#settleNow();
  };

  readonly #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.002));
    if (!this.#around(factor, ...this.#within(event))) return;
    this.heard.moved();
    this.#frame ||= requestAnimationFrame(this.#draw);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#settleNow(), REST);
  };

  readonly #draw = (): void => {
    this.#frame = 0;
    this.#place();
  };

  /** Keep most of the map within the box. */
  #hold(): void {
    const { fixed, height } = this.#extent;
    const spare = (room: number, size: number, at: number): number => {
      const more = fixed && size <= room ? (size - room) / 2 : MARGIN;
      return Math.min(Math.max(at, Math.min(room - size, 0) - more), Math.max(room - size, 0) + more);
    };
    this.#x = fixed ? (this.box.clientWidth - WIDTH * this.#scale) / 2 : spare(this.box.clientWidth, WIDTH * this.#scale, this.#x);
    this.#y = spare(this.box.clientHeight, height * this.#scale, this.#y);
  }

  #place(): void {
    const [x, y] = [this.#x - SHORE * this.#scale, this.#y - SHORE * this.#scale];
    const grown = this.#scale / this.#drawn;
    const scale = Math.abs(grown - 1) < 1e-6 ? '' : ` scale(${String(grown)})`;
    this.sheet.style.transform = `translate3d(${String(Math.round(x))}px, ${String(Math.round(y))}px, 0)${scale}`;
  }

  /** Go where it stands now, in one go or gliding. */
  #arrive(glides: boolean): void {
    this.#hold();
    clearTimeout(this.#resting);
    if (!glides || !this.#drawn) {
      this.#settleNow();
      return;
    }
    this.sheet.classList.add('glides');
    this.#place();
    this.#resting = setTimeout(() => this.#settleNow(), 240);
  }

  /** Rest: the drawing is laid out sharp at this scale. */
  #settleNow(): void {
    clearTimeout(this.#resting);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#hold();
    if (this.sheet.classList.contains('glides')) this.sheet.classList.remove('glides');
    if (this.#drawn !== this.#scale) {
      this.#drawn = this.#scale;
      this.sheet.style.width = `${String((WIDTH + 2 * SHORE) * this.#scale)}px`;
      this.sheet.style.height = `${String((this.#extent.height + 2 * SHORE) * this.#scale)}px`;
    }
    this.#place();
    this.heard.rests(this.#scale);
  }
}
