import { forwardRef, type ReactNode } from 'react';
import { copyRows } from './copyRows.ts';
import { region } from './TableRegion.css.ts';

export interface TableRegionProps {
  /** Accessible name: what the table lists. */
  readonly label: string;
  /** The rows are loading. Default false. */
  readonly isBusy?: boolean;
  /** A single `<table>`. */
  readonly children: ReactNode;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Lets a wide or long table scroll on its own, so that the page never scrolls sideways. Reachable by keyboard. Selected
 * rows are copied as one line a row and one cell a column. On phones, show rows as `Card`s instead.
 */
export const TableRegion = /* @__PURE__ */ forwardRef<HTMLElement, TableRegionProps>(function TableRegion(
  { label, isBusy = false, children, id },
  ref,
) {
  return (
    <section
      ref={ref}
      id={id}
      className={region}
      aria-label={label}
      aria-busy={isBusy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      onCopy={copyRows}
    >
      {children}
    </section>
  );
});
