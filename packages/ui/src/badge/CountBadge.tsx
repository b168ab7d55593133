import { forwardRef } from 'react';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { count as countStyle } from './CountBadge.css.ts';

export interface CountBadgeProps {
  /** The count. Renders nothing for 0. */
  readonly count: number;
  /** Singular noun for screen readers; the plural adds an 's'. Default 'error'. */
  readonly noun?: string;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** Shows how many errors a part of a form has, next to its name. For a status or category use `Badge`. */
export const CountBadge = /* @__PURE__ */ forwardRef<HTMLSpanElement, CountBadgeProps>(function CountBadge(
  { count, noun, id },
  ref,
) {
  const t = useMessages(en.countBadge);
  if (count === 0) return null;
  return (
    <span ref={ref} id={id} className={countStyle}>
      <span>{count}</span>
      <VisuallyHidden>{` ${noun === undefined ? t.errors(count) : t.nouns(count, noun)}`}</VisuallyHidden>
    </span>
  );
});
