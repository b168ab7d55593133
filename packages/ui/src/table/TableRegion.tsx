import { forwardRef, type ReactNode } from 'react';
import { region } from './TableRegion.css.ts';

export interface TableRegionProps {
  /** What the table lists, for screen readers. */
  readonly label: string;
  /** The rows are on their way. Default false. */
  readonly isBusy?: boolean;
  /** One `<table>`. */
  readonly children: ReactNode;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Scrolls a wide or long table within itself, so that the page never scrolls sideways; the keyboard reaches it. On a
 * phone, show rows as `Card`s instead.
 */
export const TableRegion = /* @__PURE__ */ forwardRef<HTMLElement, TableRegionProps>(function TableRegion(
  { label, isBusy = false, children, id },
  ref,
) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={ref} id={id} className={region} aria-label={label} aria-busy={isBusy} tabIndex={0}>
      {children}
    </section>
  );
});
