/** Keys that a table hears wherever the focus is. */

/** Whether somebody writes something. */
export function typing(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
}

/** Whether a key takes back what was begun: a sheet that is open is closed first. */
export function leaves(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.defaultPrevented && !typing(event) && !document.querySelector('.sheet');
}
