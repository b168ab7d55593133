import type { BrandedUser } from './consoleUser.ts';

/** Every page behind sign-in. */
export const pageNames = [
  'all-referrals',
  'claim-it-referrals',
  'recent-opportunities',
  'acquired-referrals',
  'purchased-referrals',
  'marketplaces',
  'marketplace',
  'feature-flags',
  'dashboard',
  'not-implemented',
] as const;
export type PageName = (typeof pageNames)[number];

const isAdmin = ({ role }: BrandedUser) => role === 'admin';
const everyone = () => true;

/** Who may open each page. */
const access: Readonly<Record<PageName, (user: BrandedUser) => boolean>> = {
  'all-referrals': everyone,
  'claim-it-referrals': everyone,
  'recent-opportunities': everyone,
  'not-implemented': everyone,
  'acquired-referrals': (user) => !isAdmin(user),
  'purchased-referrals': isAdmin,
  marketplaces: isAdmin,
  marketplace: isAdmin,
  'feature-flags': isAdmin,
  dashboard: ({ role, isBridge }) =>
    role !== 'admin' && role !== 'producer' && !(role === 'carrier' && isBridge),
};

/** Whether a user's role includes a page. Used for both the page and the navigation. */
export const canOpen = (user: BrandedUser, page: PageName) => access[page](user);
