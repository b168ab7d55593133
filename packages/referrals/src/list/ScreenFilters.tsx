import { memo, type ReactNode } from 'react';
import type { ReadyColumn } from '../referral/readyColumn.ts';
import { limitedTimeColumn } from '../referral/referralColumns.tsx';
import { ReferralFilters, type ReferralFiltersProps } from './ReferralFilters.tsx';
import { SortPicker } from './SortPicker.tsx';
import type { ShownList } from './shownList.ts';

export interface ScreenFiltersProps
  extends Pick<
    ReferralFiltersProps,
    'view' | 'onViewChange' | 'hasDetailsPanel' | 'showDateFilter' | 'showStateFilter'
  > {
  /** The columns that show: the sort picker of a phone offers those that sort. */
  readonly columns: readonly ReadyColumn[];
  /** Draws what stands at the end of the bar, for the list that shows. */
  readonly tools: ((list: ShownList) => ReactNode) | undefined;
  readonly shown: ShownList;
}

/** The filter bar with its tools. It renders when the view or the rows change, not when a referral is opened. */
export const ScreenFilters = memo(function ScreenFilters({
  columns,
  tools,
  shown,
  ...bar
}: ScreenFiltersProps) {
  const { view, onViewChange } = bar;
  return (
    <ReferralFilters
      {...bar}
      tools={tools?.(shown)}
      sortPicker={
        <SortPicker
          columns={shownByCards(columns)}
          sort={view.sort}
          onSortChange={(sort) => onViewChange({ ...view, sort, page: 0 })}
        />
      }
    />
  );
});

/** A card says the time left, whichever columns show. */
const shownByCards = (columns: readonly ReadyColumn[]): readonly ReadyColumn[] =>
  columns.includes(limitedTimeColumn) ? columns : [...columns, limitedTimeColumn];
