import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { buttonStyles } from '../Button/Button.css.ts';
import { formatMoney } from '../format/money.ts';
import { InfoPopover } from '../InfoPopover/InfoPopover.tsx';
import { Pager } from '../Pager/Pager.tsx';
import { SortableHeader, type SortDirection } from '../SortableHeader/SortableHeader.tsx';
import { TablePlaceholder } from '../TablePlaceholder/TablePlaceholder.tsx';
import { TableRegion } from '../TableRegion/TableRegion.tsx';
import * as styles from './Table.css.ts';

const rows = [
  { city: 'Austin, TX', line: 'General Liability, BOP', premium: 8400, isNew: true },
  { city: 'Columbus, OH', line: 'Commercial Auto', premium: 21600 },
  {
    city: 'Tulsa, OK',
    line: "Workers' Compensation, General Liability, Inland Marine",
    premium: 12500,
    isSelected: true,
  },
  { city: 'Boise, ID', line: 'BOP, Cyber Liability', premium: 9800, isGone: true },
  { city: 'Raleigh, NC', line: 'Professional Liability', premium: 18900 },
];

const nextDirection = { desc: 'asc', asc: undefined } as const;

function Example({ density }: { readonly density?: keyof typeof styles.density }) {
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
          {rows.map(({ city, line, premium, isNew, isSelected, isGone }) => (
            <tr
              key={city}
              className={styles.row}
              data-clickable={isGone ? undefined : true}
              data-selected={isSelected}
              data-gone={isGone}
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
                {isGone ? (
                  'Claimed by another agent'
                ) : (
                  <button type="button" className={buttonStyles({ tone: 'claim', size: 'row' })}>
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

const meta = {
  title: 'UI/Table',
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['TBL-12', 'TBL-13'],
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('columnheader', { name: 'Location' });
    const button = within(header).getByRole('button', { name: 'Location' });
    await userEvent.click(button);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(button);
    await expect(header).not.toHaveAttribute('aria-sort');
    await userEvent.click(button);
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  },
};

export const Compact: Story = { args: { density: 'compact' } };

export const Comfortable: Story = { args: { density: 'comfortable' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The room is kept at the real row height. */
export const FirstLoad: Story = {
  tags: ['TBL-33'],
  render: () => (
    <>
      <TablePlaceholder rows={7} label="Loading referrals" />
      <Pager summary="Showing 0 to 0 of 0 Referrals" />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Loading referrals' })).toBeVisible();
  },
};
