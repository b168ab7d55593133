import type { PointerEvent } from 'react';

/**
 * Keeps a press on a cell from moving the focus into it. Cells hand the focus on to the first thing in them, and
 * Chromium starts no drag from a press whose focus moved on: a row could not be dragged by its handle. For the frame
 * of the press the cell takes no focus, so that its row does.
 */
export function focusRowOnPress({ target }: PointerEvent) {
  const cell = target instanceof Element ? target.closest('td') : null;
  const tabIndex = cell?.getAttribute('tabindex');
  if (!cell || tabIndex == null) return;
  cell.removeAttribute('tabindex');
  // The table may have given it another one by then.
  requestAnimationFrame(() => cell.hasAttribute('tabindex') || cell.setAttribute('tabindex', tabIndex));
}
