import { shellNavigation } from '@advantage/console-kit/application';
import { advantageContent, bridgeContent } from '@advantage/reference-data';
import { expect, it } from 'vitest';
import { userFromToken } from '../access/consoleUser.ts';
import { navigationFor } from '../access/navigation.ts';
import { demoClaims, demoPeople } from '../testing/demoPeople.ts';

const place = { pathname: '/admin/all-referrals', search: '' };

it.each(demoPeople)('NAV-21 marks only the entries that are not available yet, for %s', (person) => {
  const navigation = navigationFor(userFromToken(demoClaims[person]), 'Bridge');
  const { groups, footer } = shellNavigation(navigation, advantageContent.links, place);
  const items = [...groups.flatMap((group) => group.items), ...footer];
  expect(items.some(({ isPlanned }) => isPlanned)).toBe(true);
  for (const { href, isPlanned, label } of items)
    expect(isPlanned, label).toBe(href.startsWith('/admin/not-implemented'));
});

const placeholder = '/admin/not-implemented?feature=';
const addresses: Readonly<Record<string, string>> = {
  Dashboard: '/admin/dashboard',
  'All referrals': '/admin/all-referrals',
  'Claim-It Referrals': '/admin/claim-it-referrals',
  'Recent Referrals': '/admin/recent-opportunities',
  'Acquired Referrals': '/admin/acquired-referrals',
  'Claim-It Transactions': '/admin/purchased-referrals',
  Marketplaces: '/admin/marketplaces',
  'Feature Flags': '/admin/feature-flags',
  'Agency List': `${placeholder}agency-list`,
  Users: `${placeholder}users`,
  Reviews: `${placeholder}reviews`,
  'Verify URLs': `${placeholder}verify-urls`,
  Companies: `${placeholder}companies`,
  'Dynamic Phone': `${placeholder}dynamic-phone`,
  'Page Tagging': `${placeholder}page-tagging`,
  'Marketplace Appetite': `${placeholder}marketplace-appetite`,
  'My Appetite': `${placeholder}my-appetite`,
  'Account Info': `${placeholder}account-info`,
  'Company Info': `${placeholder}company-info`,
  'Appointed Agents': `${placeholder}appointed-agents`,
  'Payment Method': `${placeholder}payment-method`,
  Notifications: `${placeholder}notifications`,
  'Live Shoppers': `${placeholder}live-shoppers`,
};

it.each(demoPeople)(
  'NAV-10 NAV-11 NAV-12 NAV-14 NAV-19 leads each entry to its page or its placeholder, for %s',
  (person) => {
    const navigation = navigationFor(userFromToken(demoClaims[person]), 'Bridge');
    const { groups } = shellNavigation(navigation, advantageContent.links, place);
    const items = groups.flatMap((group) => group.items);
    expect(items.map(({ label, href }) => [label, href])).toEqual(
      items.map(({ label }) => [label, addresses[label]]),
    );
  },
);

it.each([
  ['advantage', advantageContent],
  ['bridge', bridgeContent],
])("NAV-18 leads admins to the %s brand's Help Desk, New Features and Pricing", (_key, { links }) => {
  const navigation = navigationFor(userFromToken(demoClaims.admin), 'Bridge');
  const { footer } = shellNavigation(navigation, links, place);
  expect(footer.map(({ label, href }) => [label, href])).toEqual([
    ['Help Desk', links.helpDesk],
    ['New Features', links.newFeatures],
    ['Pricing', links.pricing],
  ]);
});
