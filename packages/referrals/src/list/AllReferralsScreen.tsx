import { FilteredScreen } from './FilteredScreen.tsx';
import type { FilteredScreenProps } from './screenOptions.ts';

export type AllReferralsScreenProps = FilteredScreenProps<'list'>;

/** All referrals as one reader sees them: filters, live status, table or cards, pages, details. */
export const AllReferralsScreen = (props: AllReferralsScreenProps) => (
  <FilteredScreen name="list" usualId="all-referrals" {...props} />
);
