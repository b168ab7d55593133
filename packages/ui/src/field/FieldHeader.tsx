import type { ReactNode } from 'react';
import * as styles from './Field.css.ts';

/** Content next to the label of a large control or a group. */
export interface FieldHeaderProps {
  /** A note next to the label, e.g. '37 of 51'. Default: none. */
  readonly labelNote?: ReactNode;
  /** Controls at the end of the line. Default: none. */
  readonly actions?: ReactNode;
}

/** The line above a large control or a group: the label passed as children, a note and controls. */
export function FieldHeader({
  labelNote,
  actions,
  children,
}: FieldHeaderProps & { readonly children: ReactNode }) {
  return (
    <div className={actions ? styles.header : undefined}>
      <span className={styles.title}>
        {children}
        {labelNote && <span className={styles.note}>{labelNote}</span>}
      </span>
      {actions}
    </div>
  );
}
