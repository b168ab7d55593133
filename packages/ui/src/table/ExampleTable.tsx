import { useState } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { buttonStyles } from '../button/Button.css.ts';
import { formatMoney } from '../format/money.ts';
import { InfoPopover } from '../info-popover/InfoPopover.tsx';
import { SortableHeader, type SortDirection } from './SortableHeader.tsx';
import * as styles from './Table.css.ts';
import { TableRegion } from './TableRegion.tsx';

const rows = [
  { city: 'Austin, TX', items: 'Desk, Office Chair', total: 840, isNew: true },
  { city: 'Columbus, OH', items: 'Bookcase', total: 216 },
  {
    city: 'Tulsa, OK',
    items: 'Conference Table, Stacking Chairs, Whiteboard',
    total: 1250,
    isSelected: true,
  },
  { city: 'Boise, ID', items: 'Desk, Filing Cabinet', total: 980, isUnavailable: true },
  { city: 'Raleigh, NC', items: 'Standing Desk', total: 1890 },
];

const nextDirection = { desc: 'asc', asc: undefined } as const;

export interface ExampleTableProps {
  /** Height of the rows. Default: the brand's. */
  readonly density?: keyof typeof styles.density;
}

/**
 * Tables are native `<table>` elements styled with `tableStyles`, with a `SortableHeader` for each sortable column,
 * in a `TableRegion`. For a few facts about one item use `Terms`; on phones, a row of a long list reads better as a
 * `Card`.
 */
export function ExampleTable({ density }: ExampleTableProps) {
  const [direction, setDirection] = useState<SortDirection | undefined>('desc');
  const numeric = `${styles.cell} ${styles.numeric}`;
  return (
    <TableRegion label="Orders">
      <table className={density ? `${styles.table} ${styles.density[density]}` : styles.table}>
        <thead>
          <tr>
            <SortableHeader
              direction={direction}
              onSort={() => setDirection(direction ? nextDirection[direction] : 'desc')}
            >
              Location
            </SortableHeader>
            <th scope="col" className={styles.headerCell}>
              <span>Items </span>
              <InfoPopover label="What Items means">What was ordered.</InfoPopover>
            </th>
            <SortableHeader isNumeric onSort={() => {}}>
              Order Total
            </SortableHeader>
            <th scope="col" className={`${styles.headerCell} ${styles.afterNumeric}`}>
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ city, items, total, isNew, isSelected, isUnavailable }) => (
            <tr
              key={city}
              className={styles.row}
              data-clickable={isUnavailable ? undefined : true}
              data-selected={isSelected}
              data-muted={isUnavailable}
            >
              <td className={styles.cell}>
                <span className={styles.cellLine}>
                  <span>{city}</span>
                  {isNew && (
                    <Badge tone="positive" size="xs">
                      NEW
                    </Badge>
                  )}
                </span>
              </td>
              <td className={styles.cell} title={items}>
                {items}
              </td>
              <td className={numeric}>{formatMoney(total)}</td>
              <td className={`${styles.cell} ${styles.afterNumeric}`}>
                {isUnavailable ? (
                  'Packed by another team'
                ) : (
                  <button type="button" className={buttonStyles({ tone: 'primary', size: 'row' })}>
                    Pack Now
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}
