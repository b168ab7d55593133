import { spinner } from './Spinner.css.ts';
import { SpinnerArc } from './SpinnerArc.tsx';

export interface SpinnerProps {
  /** What is being waited for, for screen readers. Default 'Loading'. */
  readonly label?: string;
  /** Width and height in pixels. Default 16. */
  readonly size?: number;
}

/**
 * Shows that something is on its way when nobody can say how far it is. When somebody can, use `ProgressBar`; over
 * content that is there already, `LoadingOverlay`.
 */
export function Spinner({ label = 'Loading', size = 16 }: SpinnerProps) {
  return (
    <span className={spinner} role="progressbar" aria-label={label}>
      <SpinnerArc size={size} />
    </span>
  );
}
