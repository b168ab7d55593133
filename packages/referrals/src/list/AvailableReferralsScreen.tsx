import { FilteredScreen } from './FilteredScreen.tsx';
import type { FilteredScreenProps } from './screenOptions.ts';

export type AvailableReferralsScreenProps = FilteredScreenProps<'available'>;

/** The referrals that can be claimed: filters, live status, table or cards, pages, details. */
export const AvailableReferralsScreen = (props: AvailableReferralsScreenProps) => (
  <FilteredScreen name="available" usualId="available-referrals" {...props} />
);
