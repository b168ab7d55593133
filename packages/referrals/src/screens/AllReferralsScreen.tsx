import { useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { FilteredScreen } from './FilteredScreen.tsx';
import type { FilteredScreenProps } from './screenOptions.ts';

export type AllReferralsScreenProps = FilteredScreenProps<'list'>;

/** All referrals an audience may see, with filters, live status, table or cards, paging and details. */
export const AllReferralsScreen = (props: AllReferralsScreenProps) => (
  <FilteredScreen method="list" name={useMessages(en.screens).all} defaultId="all-referrals" {...props} />
);
