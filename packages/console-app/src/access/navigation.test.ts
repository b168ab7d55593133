import { describe, expect, it } from 'vitest';
import { type DemoPerson, demoClaims, demoPeople } from '../testing/demoPeople.ts';
import { canOpen, type PageName, pageNames } from './access.ts';
import { type BrandedUser, userFromToken } from './consoleUser.ts';
import { featureLabel, featureSlug, featureSlugs, navigationFor } from './navigation.ts';

const personal = ['Account Info', 'Company Info', 'Appointed Agents', 'Payment Method', 'Notifications'];
const adminMenu = [
  'Agency Admin: Agency List, Users, Reviews, Verify URLs',
  'Opportunity Admin: All referrals, Claim-It Referrals, Recent Referrals',
  'Claim-it Marketplace: Claim-It Transactions, Marketplaces',
  'Company Admin: Companies',
  'Developer: Feature Flags, Dynamic Phone, Page Tagging',
  'foot: Help Desk, New Features, Pricing',
];
const userMenu = (group: string, appetite = 'My Appetite') => [
  `${group}: Claim-It Referrals, Recent Referrals`,
  'Claim-it Marketplace: All referrals, Acquired Referrals',
  `Personal Settings: ${[appetite, ...personal].join(', ')}`,
];
const dashboard = ': Dashboard';

const menus: Readonly<Record<DemoPerson, readonly string[]>> = {
  admin: adminMenu,
  'bridge-admin': adminMenu,
  producer: userMenu('Referrals'),
  'bridge-producer': userMenu('Bridge Marketplace'),
  'agency-admin': [dashboard, ...userMenu('Referrals')],
  carrier: [dashboard, ...userMenu('Referrals', 'Marketplace Appetite'), 'Analytics: Live Shoppers'],
  'bridge-carrier': [...userMenu('Bridge Marketplace', 'Marketplace Appetite'), 'Analytics: Live Shoppers'],
};

const everyone: readonly PageName[] = [
  'all-referrals',
  'claim-it-referrals',
  'recent-opportunities',
  'not-implemented',
];
const admins: readonly PageName[] = [
  ...everyone,
  'purchased-referrals',
  'marketplaces',
  'marketplace',
  'feature-flags',
];
const others: readonly PageName[] = [...everyone, 'acquired-referrals'];

const allowed: Readonly<Record<DemoPerson, readonly PageName[]>> = {
  admin: admins,
  'bridge-admin': admins,
  producer: others,
  'bridge-producer': others,
  'agency-admin': [...others, 'dashboard'],
  carrier: [...others, 'dashboard'],
  'bridge-carrier': others,
};

const userOf = (person: DemoPerson) => userFromToken(demoClaims[person]);
const entriesOf = (user: BrandedUser) => {
  const { sections, links } = navigationFor(user, 'Bridge');
  return [...sections.flatMap(({ entries }) => entries), ...links];
};

describe.each(demoPeople)('%s', (person) => {
  const user = userOf(person);

  it('NAV-7 NAV-8 NAV-9 NAV-10 NAV-11 NAV-12 NAV-13 NAV-14 NAV-15 NAV-16 NAV-17 NAV-18 sees exactly these entries', () => {
    const { sections, links } = navigationFor(user, 'Bridge');
    const lines = sections.map(
      ({ label = '', entries }) => `${label}: ${entries.map((entry) => entry.label).join(', ')}`,
    );
    const foot = links.length > 0 ? [`foot: ${links.map(({ label }) => label).join(', ')}`] : [];
    expect([...lines, ...foot]).toEqual(menus[person]);
  });

  it.each(pageNames)('RTE-20 can open %s only if the role allows it', (page) => {
    expect(canOpen(user, page)).toBe(allowed[person].includes(page));
  });

  it('NAV-20 sees no entry for a page that the role cannot open', () => {
    for (const { target } of entriesOf(user))
      if ('page' in target) expect(allowed[person]).toContain(target.page);
  });

  it('NAV-20 can reach every allowed page from the navigation, except a single marketplace', () => {
    const offered = entriesOf(user).flatMap(({ target }) => ('page' in target ? [target.page] : []));
    const reachable = allowed[person].filter((page) => page !== 'not-implemented' && page !== 'marketplace');
    expect(new Set(offered)).toEqual(new Set(reachable));
  });
});

describe('entries without a page', () => {
  const labels = featureSlugs.map(featureLabel);

  it('NAV-19 are exactly these', () => {
    expect(new Set(labels)).toEqual(
      new Set([
        'Agency List',
        'Users',
        'Reviews',
        'Verify URLs',
        'Companies',
        'Dynamic Phone',
        'Page Tagging',
        'Marketplace Appetite',
        'My Appetite',
        ...personal,
        'Live Shoppers',
      ]),
    );
  });

  it.each(labels)('NAV-19 RTE-15 have their name on the placeholder page: %s', (label) => {
    expect(featureLabel(label.toLowerCase().replaceAll(' ', '-'))).toBe(label);
    expect(featureSlug(label)).toBe(label.toLowerCase().replaceAll(' ', '-'));
  });

  it('RTE-15 have a generic name if the feature is unknown', () => {
    expect(featureLabel('<b>free money</b>')).toBe('This feature');
  });
});

it('ROL-10 treats a user without a console role as a non-admin', () => {
  const user = userFromToken({});
  expect(canOpen(user, 'acquired-referrals')).toBe(true);
  expect(canOpen(user, 'marketplaces')).toBe(false);
  expect(navigationFor(user, 'Bridge').sections.map(({ label }) => label)).toContain('Personal Settings');
});
