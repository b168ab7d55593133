import { FilteredScreen, type FilteredScreenProps } from './FilteredScreen.tsx';

export type AllReferralsScreenProps = FilteredScreenProps<'list'>;

/** All referrals as one reader sees them: filters, live status, table or cards, pages, details. */
export const AllReferralsScreen = (props: AllReferralsScreenProps) => (
  <FilteredScreen name="list" usualId="all-referrals" {...props} />
);
