import { type FilteredScreenProps, filteredScreen } from './filteredScreen.tsx';

export type AllReferralsScreenProps = FilteredScreenProps<'list'>;

/** All referrals as one reader sees them: filters, live status, table or cards, pages, details. */
export const AllReferralsScreen = filteredScreen('all-referrals', 'list');
