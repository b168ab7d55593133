import { forwardRef, type ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** What only a screen reader says. */
  readonly children: ReactNode;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Text for screen readers only. Use it where a picture says it to everybody else. An icon that is alone has a
 * `label`: see `Icon`.
 */
export const VisuallyHidden = /* @__PURE__ */ forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  function VisuallyHidden({ children, id }, ref) {
    return (
      <span ref={ref} id={id} className={visuallyHidden}>
        {children}
      </span>
    );
  },
);
