import type { ReactNode } from 'react';
import * as styles from './FieldRow.css.ts';

interface FieldRowProps {
  /** The fields, in order. */
  readonly children: ReactNode;
  /** Number of columns. On phones one, or two if there are four. Default 2. */
  readonly columns?: 1 | 2 | 3 | 4;
}

/** Fields side by side. Each keeps a line below it for its hint or error, so that an error moves no field. */
export const FieldRow = ({ children, columns = 2 }: FieldRowProps) => (
  <div className={styles.row[columns]}>{children}</div>
);

/** Switches in three columns, as wide as their labels need. */
export const SwitchGrid = ({
  children,
  columns = 3,
}: {
  readonly children: ReactNode;
  readonly columns?: 2 | 3;
}) => <div className={styles.switches[columns]}>{children}</div>;

/** A checkbox or other control on a separate line. */
export const Alone = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.alone}>{children}</div>
);
