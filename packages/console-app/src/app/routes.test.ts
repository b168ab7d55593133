import { bridgeContent } from '@advantage/reference-data';
import { describe, expect, it } from 'vitest';
import { pageNames } from '../access/access.ts';
import { pageFacts } from '../address/pageFacts.ts';
import { hrefOf, isCurrent, isMarketplaceId } from '../address/paths.ts';
import { parseSearch, stringifySearch } from '../address/search.ts';

const bridge = { name: 'Bridge', productName: bridgeContent.productName };
const advantage = { ...bridge, name: 'Advantage' };

describe('addresses', () => {
  it('NAV-10 NAV-18 NAV-19 lead to pages, to links of the brand, and to the placeholder', () => {
    expect(hrefOf({ page: 'claim-it-referrals' }, bridgeContent.links)).toBe('/admin/claim-it-referrals');
    expect(hrefOf({ link: 'pricing' }, bridgeContent.links)).toBe('https://bridge.example.com/pricing');
    expect(hrefOf({ feature: 'agency-list' }, bridgeContent.links)).toBe(
      '/admin/not-implemented?feature=agency-list',
    );
  });

  it('mark the entry of the page that shows', () => {
    expect(isCurrent({ page: 'marketplaces' }, '/admin/marketplaces', '')).toBe(true);
    expect(isCurrent({ page: 'marketplaces' }, '/admin/marketplaces/7', '')).toBe(true);
    expect(isCurrent({ page: 'marketplaces' }, '/admin/marketplaces-old', '')).toBe(false);
    expect(isCurrent({ feature: 'users' }, '/admin/not-implemented', '?feature=users')).toBe(true);
    expect(isCurrent({ feature: 'reviews' }, '/admin/not-implemented', '?feature=users')).toBe(false);
    expect(isCurrent({ link: 'pricing' }, '/admin/all-referrals', '')).toBe(false);
  });

  it.each(['0', '7', '123456', 'new'])('RTE-10 name a marketplace by %s', (id) =>
    expect(isMarketplaceId(id)).toBe(true),
  );

  it.each(['', '-1', '1.5', 'New', 'news', '7a', '1e3', ' 7'])('RTE-11 name no marketplace by %j', (id) =>
    expect(isMarketplaceId(id)).toBe(false),
  );
});

describe('what a page is called', () => {
  it('RTE-21 RTE-22 is Claim-it Marketplace on a referrals table screen, with the brand in the title', () => {
    for (const page of ['all-referrals', 'claim-it-referrals', 'acquired-referrals'] as const) {
      expect(pageFacts(page, bridge)).toEqual({
        heading: 'Claim-it Marketplace',
        title: 'Claim-it Marketplace | Bridge',
        layout: 'list',
      });
    }
    expect(pageFacts('all-referrals', advantage).title).toBe('Claim-it Marketplace | Advantage');
  });

  it('RTE-23 is the product name in the title of the recent referrals', () => {
    expect(pageFacts('recent-opportunities', bridge)).toMatchObject({
      heading: 'Claim-it Marketplace',
      title: 'Advantage Console',
    });
  });

  it('RTE-8 is Feature Flags in the title of the feature flags', () => {
    expect(pageFacts('feature-flags', bridge)).toMatchObject({
      heading: 'Feature Flags',
      title: 'Feature Flags',
    });
  });

  it('RTE-7 RTE-12 MKL-1 is Dashboard, Claim-It Transactions and All Marketplaces', () => {
    const heading = (page: (typeof pageNames)[number]) => pageFacts(page, bridge).heading;
    expect([heading('dashboard'), heading('purchased-referrals'), heading('marketplaces')]).toEqual([
      'Dashboard',
      'Claim-It Transactions',
      'All Marketplaces',
    ]);
  });

  it('RTE-15 is the name of a feature without a screen', () => {
    expect(pageFacts('not-implemented', bridge, { feature: 'agency-list' }).heading).toBe('Agency List');
    expect(pageFacts('not-implemented', bridge).heading).toBe('This feature');
  });

  it('NAV-2 is never empty', () => {
    for (const page of pageNames)
      expect(pageFacts(page, advantage)).toMatchObject({
        heading: expect.stringMatching(/./),
        title: expect.stringMatching(/./),
      });
  });
});

describe('the query of an address', () => {
  it('TBL-7 is plain and keeps what it does not know', () => {
    expect(parseSearch('?state=TX&utm=a%26b&page=2')).toEqual({ state: 'TX', utm: 'a&b', page: '2' });
    expect(stringifySearch({ state: 'TX', utm: 'a&b', page: 2, none: undefined })).toBe(
      '?state=TX&utm=a%26b&page=2',
    );
    expect(stringifySearch({})).toBe('');
  });
});
