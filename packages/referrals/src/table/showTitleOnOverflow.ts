import { isElement } from '@advantage/ui/internal';
import type { PointerEvent } from 'react';

/** Gives the innermost element under the pointer whose text is cut off its text as a tooltip, for all cells at once. */
export function showTitleOnOverflow({ target }: PointerEvent) {
  const cell = isElement(target) && target.closest('td, th');
  if (!cell) return;
  for (let part: Element | null = target; part && cell.contains(part); part = part.parentElement) {
    if (part.hasAttribute('data-more') || isOverflowing(part))
      return part.setAttribute('title', part.textContent);
    if (part.getAttribute('title') === part.textContent) part.removeAttribute('title');
  }
}

/** Inline elements have a client size of zero and are never cut off. */
const isOverflowing = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight);
