import type { Referral } from '@advantage/referrals';

/** What a page with a table must be able to do, so that all pages are measured by the same steps. */
export interface TablePage {
  /** Asks the service for so many rows and draws them into an empty place. */
  mount(place: HTMLElement, count: number): void;
  /** Asks the service again. */
  poll(): void | Promise<void>;
  /** Moves the page's clock. */
  tick(milliseconds: number): void;
  /** Where the table is: the place itself, or a shadow root in it. */
  tree(place: HTMLElement): ParentNode;
}

/** The columns that every page draws, in this order. */
export const columnTitles = [
  'Delivered',
  'Type',
  'Status',
  'Limited Time',
  'Category',
  'Location',
  'Policy Type',
  'Industry',
  '# Employees',
  'Years in Business',
  'Est. Premium',
  'Assigned To',
] as const;

/** The column that the sort is measured by: its header is a button with this text. */
export const sortTitle = '# Employees';

export type Order = 'asc' | 'desc' | null;

/** What the next press of the sort button brings. */
export const nextOrder = (order: Order): Order => (order === null ? 'desc' : order === 'desc' ? 'asc' : null);

/** The rows in an order. Unknown values come last. */
export function inOrder(rows: readonly Referral[], order: Order): readonly Referral[] {
  if (order === null) return rows;
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted(({ noOfEmployees: a }, { noOfEmployees: b }) => {
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    return sign * (a - b);
  });
}
