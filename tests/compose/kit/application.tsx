import { consolePages, createApplication, roleOf, rolesFromToken } from '@advantage/console-kit/application';
import { bridge } from '@advantage/ui';
import { ListIcon, StoreIcon } from '@advantage/ui/icons';

export default createApplication({
  readUser: (claims) => ({ role: roleOf(rolesFromToken(claims)) }),
  pages: [
    consolePages.allReferrals,
    { ...consolePages.marketplaces, canOpen: ({ role }) => role === 'admin' },
    { ...consolePages.marketplace, canOpen: ({ role }) => role === 'admin' },
  ],
  navigation: () => ({
    sections: [
      {
        label: 'Referrals',
        entries: [
          { label: 'All referrals', icon: ListIcon, target: { page: 'all-referrals' } },
          { label: 'Marketplaces', icon: StoreIcon, target: { page: 'marketplaces' } },
        ],
      },
    ],
  }),
  brand: () => bridge,
});
