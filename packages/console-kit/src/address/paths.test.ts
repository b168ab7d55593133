import { bridgeContent } from '@advantage/reference-data';
import { describe, expect, it } from 'vitest';
import { hrefOf, isCurrent, isMarketplaceId } from './paths.ts';
import { parseSearch, stringifySearch } from './search.ts';

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

describe('the query of an address', () => {
  it('TBL-7 is plain and keeps what it does not know', () => {
    expect(parseSearch('?state=TX&utm=a%26b&page=2')).toEqual({ state: 'TX', utm: 'a&b', page: '2' });
    expect(stringifySearch({ state: 'TX', utm: 'a&b', page: 2, none: undefined })).toBe(
      '?state=TX&utm=a%26b&page=2',
    );
    expect(stringifySearch({})).toBe('');
  });
});
