import { FilteredScreen, type FilteredScreenProps } from './FilteredScreen.tsx';

export type AvailableReferralsScreenProps = FilteredScreenProps<'available'>;

/** The referrals that can be claimed: filters, live status, table or cards, pages, details. */
export const AvailableReferralsScreen = (props: AvailableReferralsScreenProps) => (
  <FilteredScreen name="available" usualId="available-referrals" {...props} />
);
