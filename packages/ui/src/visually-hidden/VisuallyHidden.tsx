import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** What only a screen reader says. */
  readonly children: ReactNode;
}

/**
 * Text for screen readers only. Use it where a picture says it to everybody else. An icon that stands alone has a
 * `label` of its own: see `Icon`.
 */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
