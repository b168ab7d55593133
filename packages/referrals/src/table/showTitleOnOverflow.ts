import type { PointerEvent } from 'react';

/**
 * Gives the part under the pointer a tooltip with its whole text, only while it is cut. One handler on the table body
 * serves all cells, so that a cell needs no handler.
 */
export function showTitleOnOverflow(event: PointerEvent) {
  const part =
    event.target instanceof Element
      ? event.target.closest(':is(td, th), :is(td, th) > *, :is(td, th) > * > *')
      : null;
  if (!(part instanceof HTMLElement)) return;
  if (part.dataset.more || isCut(part)) part.title = part.textContent;
  else part.removeAttribute('title');
}

/** Parts of a line have no size. */
const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight);
