import type { Referral } from '@advantage/referrals';

/** What a page with a table must provide, so that all pages are measured with the same steps. */
export interface TablePage {
  /** Requests this many rows from the service, and renders them into an empty element. */
  mount(place: HTMLElement, count: number): void;
  /** Requests the rows again. */
  poll(): void | Promise<void>;
  /** Advances the page's clock. */
  tick(milliseconds: number): void;
  /** Returns the root of the table: the element itself, or a shadow root in it. */
  tree(place: HTMLElement): ParentNode;
}

/** The columns that every page renders, in this order. */
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

/** Title of the column to sort by. Its header is a button with this text. */
export const sortTitle = '# Employees';

export type Order = 'asc' | 'desc' | null;

/** Returns the order after the next press of the sort button. */
export const nextOrder = (order: Order): Order => (order === null ? 'desc' : order === 'desc' ? 'asc' : null);

/** Sorts the rows. Unknown values come last. */
export function sortRows(rows: readonly Referral[], order: Order): readonly Referral[] {
  if (order === null) return rows;
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted(({ noOfEmployees: a }, { noOfEmployees: b }) => {
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    return sign * (a - b);
  });
}
