import { FilteredScreen } from './FilteredScreen.tsx';
import type { FilteredScreenProps } from './screenOptions.ts';

export type AllReferralsScreenProps = FilteredScreenProps<'list'>;

/** All referrals an audience may see, with filters, live status, table or cards, paging and details. */
export const AllReferralsScreen = (props: AllReferralsScreenProps) => (
  <FilteredScreen name="list" defaultId="all-referrals" {...props} />
);
