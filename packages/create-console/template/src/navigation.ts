import type { Navigation } from '@advantage/console-kit/application';
import { BoltIcon, ClockIcon, FlagIcon, InboxIcon, ListIcon, StoreIcon } from '@advantage/ui/icons';

/** The navigation. Entries for pages that a role can't open are hidden. */
export const navigation: Navigation = {
  sections: [
    {
      label: 'Referrals',
      entries: [
        { label: 'All referrals', icon: ListIcon, target: { page: 'all-referrals' } },
        { label: 'To claim', icon: BoltIcon, target: { page: 'claim-it-referrals' } },
        { label: 'Recent', icon: ClockIcon, target: { page: 'recent-opportunities' } },
        { label: 'Acquired', icon: InboxIcon, target: { page: 'acquired-referrals' } },
      ],
    },
    {
      label: 'Administration',
      entries: [
        { label: 'Marketplaces', icon: StoreIcon, target: { page: 'marketplaces' } },
        { label: 'Feature flags', icon: FlagIcon, target: { page: 'feature-flags' } },
      ],
    },
  ],
};
