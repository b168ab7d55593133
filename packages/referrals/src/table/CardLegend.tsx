import type { ListColumn } from './listColumn.ts';
import * as styles from './table.css.ts';

/** What explains columns beside their headers, where rows are cards and there are no headers (POP-1 to POP-8). */
export function CardLegend({ columns }: { readonly columns: readonly ListColumn[] }) {
  const explained = columns.filter(({ info }) => info);
  if (explained.length === 0) return null;
  return (
    <div className={styles.legend}>
      {explained.map(({ id, label, info }) => (
        <span key={id} className={styles.legendItem}>
          {label}
          {info}
        </span>
      ))}
    </div>
  );
}
