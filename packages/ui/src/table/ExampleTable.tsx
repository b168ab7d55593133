import { useState } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { buttonStyles } from '../button/Button.css.ts';
import { formatMoney } from '../format/money.ts';
import { InfoPopover } from '../info-popover/InfoPopover.tsx';
import { SortableHeader, type SortDirection } from './SortableHeader.tsx';
import * as styles from './Table.css.ts';
import { TableRegion } from './TableRegion.tsx';

const rows = [
  { city: 'Austin, TX', line: 'General Liability, BOP', premium: 8400, isNew: true },
  { city: 'Columbus, OH', line: 'Commercial Auto', premium: 21600 },
  {
    city: 'Tulsa, OK',
    line: "Workers' Compensation, General Liability, Inland Marine",
    premium: 12500,
    isSelected: true,
  },
  { city: 'Boise, ID', line: 'BOP, Cyber Liability', premium: 9800, isUnavailable: true },
  { city: 'Raleigh, NC', line: 'Professional Liability', premium: 18900 },
];

const nextDirection = { desc: 'asc', asc: undefined } as const;

export interface ExampleTableProps {
  /** Height of the rows. Default: the brand's. */
  readonly density?: keyof typeof styles.density;
}

/**
 * A table is a native `<table>` that wears `tableStyles`, with `SortableHeader` for columns that sort, in a `TableRegion`.
 * For a few facts about one thing use `Terms`; on a phone a row of a long list reads better as a `Card`.
 */
export function ExampleTable({ density }: ExampleTableProps) {
  const [direction, setDirection] = useState<SortDirection | undefined>('desc');
  const numeric = `${styles.cell} ${styles.numeric}`;
  return (
    <TableRegion label="Referrals">
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
              <span className={styles.headerLine}>
                Policy Type <InfoPopover label="What Policy Type means">The lines asked for.</InfoPopover>
              </span>
            </th>
            <SortableHeader isNumeric onSort={() => {}}>
              Est. Premium
            </SortableHeader>
            <th scope="col" className={`${styles.headerCell} ${styles.afterNumeric}`}>
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ city, line, premium, isNew, isSelected, isUnavailable }) => (
            <tr
              key={city}
              className={styles.row}
              data-clickable={isUnavailable ? undefined : true}
              data-selected={isSelected}
              data-muted={isUnavailable}
            >
              <td className={styles.cell}>
                <span className={styles.cellLine}>
                  {city}
                  {isNew && (
                    <Badge tone="positive" size="xs">
                      NEW
                    </Badge>
                  )}
                </span>
              </td>
              <td className={styles.cell} title={line}>
                {line}
              </td>
              <td className={numeric}>{formatMoney(premium)}</td>
              <td className={`${styles.cell} ${styles.afterNumeric}`}>
                {isUnavailable ? (
                  'Claimed by another agent'
                ) : (
                  <button type="button" className={buttonStyles({ tone: 'primary', size: 'row' })}>
                    Claim Now - $28
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
