import { useMessages } from '@advantage/ui';
import { useMemo } from 'react';
import * as en from '../messages/en.ts';
import { columnsFor, extraColumns, limitedTimeColumn } from '../referral/referralColumns.tsx';
import type { ReferralSource } from '../source/referralSource.ts';
import { ReferralDetails } from './ReferralDetails.tsx';
import { ReferralFilterBar, type ReferralFilterName } from './ReferralFilterBar.tsx';
import { ReferralListEmpty } from './ReferralListEmpty.tsx';
import { ReferralListFooter } from './ReferralListFooter.tsx';
import { ReferralListKeys } from './ReferralListKeys.tsx';
import { ReferralListLayout } from './ReferralListLayout.tsx';
import { ReferralListProvider } from './ReferralListProvider.tsx';
import { ReferralLiveStatus } from './ReferralLiveStatus.tsx';
import { ReferralTable } from './ReferralTable.tsx';
import { type FilteredListName, type FilteredScreenProps, tableRowAction } from './screenOptions.ts';
import { useLocatedState } from './useLocatedState.ts';
import { useReferralList } from './useReferralList.ts';

const dateOnly: readonly ReferralFilterName[] = ['date'];
const withOwn: readonly ReferralFilterName[] = ['scope', 'claimed', 'date'];
/** A card says the time left whichever columns show, so a list can always be sorted by it. */
const timeLeft = [limitedTimeColumn];

/** A screen of referrals with filters, from the public parts of a list. */
export function FilteredScreen<Name extends FilteredListName>(
  props: FilteredScreenProps<Name> & { readonly usualId: string; readonly name: Name },
) {
  const t = useMessages(en.screens);
  const { source, name, audience, rowAction = 'none', details, children } = props;
  const { filters = rowAction === 'select' ? withOwn : dateOnly } = props;
  const usual = useMemo(() => [...columnsFor(audience), ...extraColumns()], [audience]);
  const { columns = usual, mobileHeading = t.marketplace } = props;
  const listed = useMemo<Pick<ReferralSource, 'list'>>(
    () => ({ list: (query, call) => source[name](query, call) }),
    [source, name],
  );
  const list = useReferralList({
    ...props,
    id: props.id ?? props.usualId,
    source: listed,
    origin: source,
    columns,
    alsoSortsBy: timeLeft,
  });
  useLocatedState({
    isOn: props.loadGeoIpStateFilter ?? false,
    source,
    state: list.filters.state,
    onStateFilterChange: (state) => list.setState({ filters: { ...list.filters, state } }),
  });
  return (
    <ReferralListProvider list={list}>
      <ReferralListLayout mobileHeading={mobileHeading}>
        <ReferralFilterBar filters={filters}>{children}</ReferralFilterBar>
        <ReferralLiveStatus keys={<ReferralListKeys hasDetails={details !== undefined} />} />
        <ReferralTable
          label={t.referrals}
          {...tableRowAction(props)}
          empty={useMemo(() => <ReferralListEmpty filters={filters} />, [filters])}
        />
        {props.selectionBar}
        <ReferralListFooter />
        {details && <ReferralDetails {...details} source={props.source} />}
      </ReferralListLayout>
    </ReferralListProvider>
  );
}
