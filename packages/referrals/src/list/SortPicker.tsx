import type { Sort } from '../model/sortCycle.ts';
import type { ReadyColumn } from '../referral/readyColumn.ts';
import { SortMenu } from './SortMenu.tsx';
import { sortChoices } from './sortChoice.ts';

export interface SortPickerProps {
  /** The columns of the list. */
  readonly columns: readonly ReadyColumn[];
  /** The sort in force; null is none. */
  readonly sort: Sort;
  /** Called with the new sort. */
  readonly onSortChange: (sort: Sort) => void;
}

/** The sort of a list whose rows are cards and that has no headers to press: by what, and which way. */
export const SortPicker = ({ columns, sort, onSortChange }: SortPickerProps) => (
  <SortMenu choices={sortChoices(columns, sort)} sort={sort} onSortChange={onSortChange} />
);
