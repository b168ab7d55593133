import { type FilteredScreenProps, filteredScreen } from './filteredScreen.tsx';

export type AvailableReferralsScreenProps = FilteredScreenProps<'available'>;

/** The referrals that can be claimed: filters, live status, table or cards, pages, details. */
export const AvailableReferralsScreen = filteredScreen('available-referrals', 'available');
