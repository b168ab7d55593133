import type { PointerEvent } from 'react';

/**
 * Sets a tooltip with the full text on the element under the pointer if its text is cut off. One handler on the table
 * body serves all cells.
 */
export function showTitleOnOverflow(event: PointerEvent) {
  const part =
    event.target instanceof Element
      ? event.target.closest(':is(td, th), :is(td, th) > *, :is(td, th) > * > *')
      : null;
  if (!(part instanceof HTMLElement)) return;
  if (part.dataset.more || isOverflowing(part)) part.title = part.textContent;
  else part.removeAttribute('title');
}

/** Inline elements have a client size of zero and are never cut off. */
const isOverflowing = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight);
