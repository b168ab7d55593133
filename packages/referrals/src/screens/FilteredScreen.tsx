import { useMessages } from '@advantage/ui';
import { useLatest } from '@advantage/ui/internal';
import { useEffect, useMemo } from 'react';
import { columnsFor, extraColumns, limitedTimeColumn } from '../columns/referralColumns.tsx';
import { toState } from '../list/filterOptions.ts';
import type { ReferralFilterName } from '../list/listView.ts';
import { type ReferralList, useReferralList } from '../list/useReferralList.ts';
import * as en from '../messages/en.ts';
import type { ReferralSource } from '../source/referralSource.ts';
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
  useLocatedState(props.loadGeoIpStateFilter ?? false, source, list);
  const screenProps = { list, filters, mobileHeading, label: t.referrals };
  return <ReferralListScreen {...props} {...screenProps} />;
}

/** Presets the state filter to the user's located state, once, unless a state is set or the lookup fails. */
function useLocatedState(isOn: boolean, source: Pick<ReferralSource, 'locate'>, list: ReferralList) {
  const latest = useLatest({ source, list });
  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    const apply = (located: string | null) => {
      const { state, setFilters } = latest.current.list;
      const found = toState(located);
      if (!controller.signal.aborted && state.filters.state === null && found !== null)
        setFilters({ state: found });
    };
    latest.current.source.locate?.({ signal: controller.signal }).then(apply, () => {});
    return () => controller.abort();
  }, [isOn, latest]);
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
