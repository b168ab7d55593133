import { nameIn, useMessages } from '@advantage/ui';
import { ArrowDownIcon, ArrowUpIcon } from '@advantage/ui/icons';
import { iconButtonStyles } from '@advantage/ui/internal';
import * as en from '../messages/en.ts';
import type { Sort } from '../model/sortCycle.ts';
import * as styles from './filtersBar.css.ts';
import { NativeSelect } from './NativeSelect.tsx';

/** A sort option, labeled by its column. */
export interface SortChoice {
  readonly field: string;
  readonly displayName: string;
}

export interface SortMenuProps {
  /** The sort options, including the current one. */
  readonly choices: readonly SortChoice[];
  /** The current sort; null when the rows are unsorted. */
  readonly sort: Sort;
  /** Called with the new sort. */
  readonly onSortChange: (sort: Sort) => void;
}

/** Picks the sort field and direction of a list shown as cards. For a referral list use `SortPicker`. */
export function SortMenu({ choices, sort, onSortChange }: SortMenuProps) {
  const t = useMessages(en.sorting);
  const names = useMessages(en.headings);
  const isDescending = sort?.order !== 'asc';
  return (
    <span className={styles.sortPicker}>
      <NativeSelect
        label={t.sortBy}
        options={[
          ...choices.map((each) => ({ ...each, displayName: nameIn(names, each.displayName) })),
          { field: null, displayName: t.notSorted },
        ]}
        value={sort?.field ?? null}
        onChange={(field) => onSortChange(field === null ? null : { field, order: 'desc' })}
      />
      {sort && (
        <button
          type="button"
          className={iconButtonStyles({ tone: 'neutral', size: 'touch' })}
          aria-label={isDescending ? t.descending : t.ascending}
          onClick={() => onSortChange({ field: sort.field, order: isDescending ? 'asc' : 'desc' })}
        >
          {isDescending ? <ArrowDownIcon /> : <ArrowUpIcon />}
        </button>
      )}
    </span>
  );
}
