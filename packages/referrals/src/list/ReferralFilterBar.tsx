import { useEvent } from '@advantage/ui/internal';
import { memo, type ReactNode } from 'react';
import { usePhoneLayout } from '../table/phoneLayout.ts';
import type { ListFilters } from './listView.ts';
import { ReferralFilters } from './ReferralFilters.tsx';
import { useReferralListParts } from './ReferralListProvider.tsx';
import { SortPicker } from './SortPicker.tsx';

/** Name of a filter in the bar. */
export type ReferralFilterName = 'scope' | 'claimed' | 'date' | 'state';

export interface ReferralFilterBarProps {
  /** Filters to show. Default: dates and state. */
  readonly filters?: readonly ReferralFilterName[] | undefined;
  /** Tools at the end of the bar, e.g. `ColumnPicker`. Default none. */
  readonly children?: ReactNode;
}

/** Re-renders when the filters change, not with the list. */
const Filters = memo(ReferralFilters);
const sortPicker = <SortPicker />;

const defaultFilters: readonly ReferralFilterName[] = ['date', 'state'];

/** The filter bar of a list, with its tools as children and, on phones, its sort. Use inside `ReferralListProvider`. */
export function ReferralFilterBar({ filters = defaultFilters, children }: ReferralFilterBarProps) {
  const { filters: values, setState, selectedKey } = useReferralListParts('ReferralFilterBar');
  const isPhone = usePhoneLayout();
  return (
    <Filters
      filters={values}
      onFiltersChange={useEvent((next: ListFilters) => setState({ filters: next }))}
      showScope={filters.includes('scope')}
      showClaimedSwitch={filters.includes('claimed')}
      showDateFilter={filters.includes('date')}
      showStateFilter={filters.includes('state')}
      tools={children}
      isSplitView={selectedKey !== null}
      sortPicker={isPhone && sortPicker}
    />
  );
}
