import { useMessages } from '@advantage/ui';
import type { ReferralFilterName } from '../list/listView.ts';
import * as en from '../messages/en.ts';
import { FilteredScreen } from './FilteredScreen.tsx';
import type { FilteredScreenProps } from './screenOptions.ts';

export type AvailableReferralsScreenProps = FilteredScreenProps<'available'>;

/** No 'Show Claimed' switch: the service never returns claimed referrals for this list. */
const selectableListFilters: readonly ReferralFilterName[] = ['scope', 'date'];

/** The referrals that can be claimed, with filters, live status, table or cards, paging and details. */
export const AvailableReferralsScreen = (props: AvailableReferralsScreenProps) => (
  <FilteredScreen
    method="available"
    name={useMessages(en.screens).available}
    defaultId="available-referrals"
    dividesNew
    {...props}
    filters={props.filters ?? (props.rowAction === 'select' ? selectableListFilters : undefined)}
  />
);
