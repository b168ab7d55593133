import { forwardRef } from 'react';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { spinner } from './Spinner.css.ts';
import { SpinnerArc } from './SpinnerArc.tsx';

export interface SpinnerProps {
  /** What is loading, for screen readers. Default 'Loading'. */
  readonly label?: string;
  /** Width and height in pixels. Default 16. */
  readonly size?: number;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Shows that something is loading when its progress isn't known. If the progress is known use `ProgressBar`; over
 * existing content use `LoadingOverlay`.
 */
export const Spinner = /* @__PURE__ */ forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, size = 16, id },
  ref,
) {
  const t = useMessages(en.loading);
  return (
    <span ref={ref} id={id} className={spinner} role="progressbar" aria-label={label ?? t.loading}>
      <SpinnerArc size={size} />
    </span>
  );
});
