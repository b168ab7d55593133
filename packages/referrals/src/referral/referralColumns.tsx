import { columnWidth } from '../table/columns.css.ts';
import type { ListColumn } from '../table/listColumn.ts';
import { type ColumnName, columnLabels, sortFields } from './columns.ts';
import { referralCells } from './referralCells.tsx';
import { StatusPopover } from './StatusPopover.tsx';
import { TypePopover } from './TypePopover.tsx';

const number = { align: 'end' } as const;
const status = { info: <StatusPopover />, showsNote: true } as const;

const text = { wraps: true } as const;

const looks: Readonly<Partial<Record<ColumnName, Partial<ListColumn>>>> = {
  type: { info: <TypePopover /> },
  status,
  decayStatus: status,
  category: text,
  city: text,
  businessLines: text,
  assignedAgency: text,
  noOfEmployees: number,
  yearsInBusiness: number,
  estimatedPremium: number,
  agenciesNotified: number,
};

/**
 * The columns of the referrals tables by name, in the given order. `isMobileView` is no column of its own: it lets rows
 * be cards under 768 px (TBL-39).
 */
export function referralColumns(names: readonly ColumnName[]): readonly ListColumn[] {
  const shown = names.filter((name) => name !== 'isMobileView');
  return shown.map((name, index) => {
    const before = shown[index - 1];
    const isAfterNumbers = before !== undefined && looks[before] === number && looks[name] !== number;
    return {
      id: name,
      label: columnLabels[name],
      width: columnWidth[name],
      cell: referralCells[name],
      sortField: sortFields[name],
      ...(isAfterNumbers && { align: 'after-numbers' }),
      ...looks[name],
      isSticky: index === shown.length - 1 && looks[name] === status,
    };
  });
}
