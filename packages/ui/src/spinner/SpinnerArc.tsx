import { arc } from './Spinner.css.ts';

/** The rotating arc alone, hidden from assistive technology. */
export function SpinnerArc({ size }: { readonly size: number }) {
  return (
    <svg className={arc} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" pathLength="4" strokeDasharray="3 1" />
    </svg>
  );
}
