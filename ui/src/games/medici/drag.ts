/** A card that is dragged from the hand onto the table, by mouse or finger. */

/** How far a press may move and still be a tap. */
const SLACK = 8;

export interface Drag {
  /** Whether it may be dragged at all. */
  can(): boolean;
  /** The card has left the hand. */
  begins(): void;
  /** It lies over a pile or zone, by its `data-drop`; null if over none. */
  over(place: string | null): void;
  /** It was let go there. */
  drops(place: string | null): void;
}

function under(event: PointerEvent): string | null {
  const found = document.elementsFromPoint(event.clientX, event.clientY).map((each) => each.closest('[data-drop]'));
  return found.find((each) => each !== null)?.getAttribute('data-drop') ?? null;
}

/** Lets an element be dragged. */
export function draggable(node: HTMLElement, drag: Drag): { destroy(): void } {
  let from: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;
  let dragged = false;

  function down(event: PointerEvent): void {
    dragged = false;
    if (event.button !== 0 || !drag.can()) return;
    from = event;
    // A quick hand is outside before the first move is told.
    node.setPointerCapture(event.pointerId);
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointerId) return;
    const [dx, dy] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (!ghost) {
      if (Math.hypot(dx, dy) < SLACK) return;
      const box = node.getBoundingClientRect();
      ghost = node.cloneNode(true) as HTMLElement;
      ghost.classList.add('dragged');
      ghost.setAttribute('aria-hidden', 'true');
      Object.assign(ghost.style, { left: `${String(box.left)}px`, top: `${String(box.top)}px`, width: `${String(box.width)}px` });
      node.parentElement?.append(ghost);
      drag.begins();
    }
    ghost.style.transform = `translate(${String(dx)}px, ${String(dy)}px)`;
    drag.over(under(event));
  }
  function end(place: string | null): void {
    if (ghost) {
      ghost.remove();
      drag.over(null);
      drag.drops(place);
    }
    ghost = null;
    from = null;
  }
  /** What was dragged is not tapped as well. */
  const click = (event: MouseEvent): void => {
    if (dragged) event.stopImmediatePropagation();
    dragged = false;
  };
  const up = (event: PointerEvent): void => {
    dragged = ghost !== null;
    end(ghost ? under(event) : null);
  };
  const cancel = (): void => end(null);
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', cancel);
  node.addEventListener('click', click, true);
  return { destroy: cancel };
}

/** Arrow keys go from one choice to the next within a group. */
export function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = ['ArrowRight', 'ArrowDown'].includes(event.key) ? 1 : ['ArrowLeft', 'ArrowUp'].includes(event.key) ? -1 : 0;
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  all[(at + step + all.length) % all.length]?.focus();
}
