import { forwardRef, type ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** The text. */
  readonly children: ReactNode;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Text for screen readers only, for what a picture conveys visually. For an icon on its own use the `label` of the
 * icon: see `Icon`.
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
