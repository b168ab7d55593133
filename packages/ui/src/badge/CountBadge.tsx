import { forwardRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { count as countStyle } from './CountBadge.css.ts';

export interface CountBadgeProps {
  /** How many; nothing shows for 0. */
  readonly count: number;
  /** What is counted, one of it; several take an 's'. Default 'error'. */
  readonly noun?: string;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** How many errors a part of a form has, beside its name. A status or a kind is a `Badge`. */
export const CountBadge = /* @__PURE__ */ forwardRef<HTMLSpanElement, CountBadgeProps>(function CountBadge(
  { count, noun = 'error', id },
  ref,
) {
  if (count === 0) return null;
  return (
    <span ref={ref} id={id} className={countStyle}>
      {count}
      <VisuallyHidden> {count === 1 ? noun : `${noun}s`}</VisuallyHidden>
    </span>
  );
});
