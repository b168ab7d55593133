import { useMessages } from '@advantage/ui';
import { useMemo } from 'react';
import { columnsFor, extraColumns, limitedTimeColumn } from '../columns/referralColumns.tsx';
import { useLocatedState } from '../filters/useLocatedState.ts';
import type { ReferralFilterName } from '../list/listView.ts';
import { useReferralList } from '../list/useReferralList.ts';
import * as en from '../messages/en.ts';
import { ReferralListScreen } from './ReferralListScreen.tsx';
import type { FilteredListName, FilteredScreenProps } from './screenOptions.ts';

const dateOnly: readonly ReferralFilterName[] = ['date'];
const selectableListFilters: readonly ReferralFilterName[] = ['scope', 'claimed', 'date'];
/** Cards show the time left regardless of the visible columns, so a list can always be sorted by it. */
const sortOnlyColumns = [limitedTimeColumn];

/** A referrals screen with filters, built from the public list parts. */
export function FilteredScreen<Name extends FilteredListName>(
  props: FilteredScreenProps<Name> & {
    readonly defaultId: string;
    readonly method: Name;
    readonly name: string;
    readonly dividesNew?: boolean;
  },
) {
  const t = useMessages(en.screens);
  const {
    source,
    method,
    audience,
    filters = props.rowAction === 'select' ? selectableListFilters : dateOnly,
  } = props;
  const defaultColumns = useMemo(() => [...columnsFor(audience), ...extraColumns()], [audience]);
  const { id = props.defaultId, columns = defaultColumns, mobileHeading = t.marketplace } = props;
  const list = useReferralList({
    ...props,
    id,
    source: { list: (query, call) => source[method](query, call) },
    origin: source,
    columns,
    alsoSortsBy: sortOnlyColumns,
  });
  useLocatedState({
    isOn: props.loadGeoIpStateFilter ?? false,
    source,
    state: list.state.filters.state,
    onStateFilterChange: (state) => list.setFilters({ state }),
  });
  const screenProps = { list, filters, mobileHeading, label: t.referrals };
  return <ReferralListScreen {...props} {...screenProps} />;
}

export type AllReferralsScreenProps = FilteredScreenProps<'list'>;

/** All referrals an audience may see, with filters, live status, table or cards, paging and details. */
export const AllReferralsScreen = (props: AllReferralsScreenProps) => (
  <FilteredScreen method="list" name={useMessages(en.screens).all} defaultId="all-referrals" {...props} />
);

export type AvailableReferralsScreenProps = FilteredScreenProps<'available'>;

/** No 'Show Claimed' switch: the service never returns claimed referrals for this list. */
const availableFilters: readonly ReferralFilterName[] = ['scope', 'date'];

/** The referrals that can be claimed, with filters, live status, table or cards, paging and details. */
export const AvailableReferralsScreen = (props: AvailableReferralsScreenProps) => (
  <FilteredScreen
    method="available"
    name={useMessages(en.screens).available}
    defaultId="available-referrals"
    dividesNew
    {...props}
    filters={props.filters ?? (props.rowAction === 'select' ? availableFilters : undefined)}
  />
);
