import { FilteredScreen } from './FilteredScreen.tsx';
import type { ReferralFilterName } from './ReferralFilterBar.tsx';
import type { FilteredScreenProps } from './screenOptions.ts';

export type AvailableReferralsScreenProps = FilteredScreenProps<'available'>;

/** Without the switch for claimed referrals: the service gives none of those here. */
const filtersOfRows: readonly ReferralFilterName[] = ['scope', 'date'];

/** The referrals that can be claimed: filters, live status, table or cards, pages, details. */
export const AvailableReferralsScreen = (props: AvailableReferralsScreenProps) => (
  <FilteredScreen
    name="available"
    usualId="available-referrals"
    {...props}
    filters={props.filters ?? (props.rowAction === 'select' ? filtersOfRows : undefined)}
  />
);
