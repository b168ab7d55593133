import { bridgeContent } from '@advantage/reference-data';
import { describe, expect, it } from 'vitest';
import { hrefOf, isCurrent, isMarketplaceId } from './paths.ts';
import { parseSearch, stringifySearch } from './search.ts';

describe('paths', () => {
  it('NAV-10 NAV-18 NAV-19 lead to pages, brand links and the placeholder page', () => {
    expect(hrefOf({ page: 'claim-it-referrals' }, bridgeContent.links)).toBe('/admin/claim-it-referrals');
    expect(hrefOf({ link: 'pricing' }, bridgeContent.links)).toBe('https://bridge.example.com/pricing');
    expect(hrefOf({ feature: 'agency-list' }, bridgeContent.links)).toBe(
      '/admin/not-implemented?feature=agency-list',
    );
  });

  it('identify the navigation entry of the current page', () => {
    expect(isCurrent({ page: 'marketplaces' }, '/admin/marketplaces', '')).toBe(true);
    expect(isCurrent({ page: 'marketplaces' }, '/admin/marketplaces/7', '')).toBe(true);
    expect(isCurrent({ page: 'marketplaces' }, '/admin/marketplaces-old', '')).toBe(false);
    expect(isCurrent({ feature: 'users' }, '/admin/not-implemented', '?feature=users')).toBe(true);
    expect(isCurrent({ feature: 'reviews' }, '/admin/not-implemented', '?feature=users')).toBe(false);
    expect(isCurrent({ link: 'pricing' }, '/admin/all-referrals', '')).toBe(false);
  });

  it.each(['0', '7', '123456', 'new'])('RTE-10 accept %s as a marketplace ID', (id) =>
    expect(isMarketplaceId(id)).toBe(true),
  );

  it.each(['', '-1', '1.5', 'New', 'news', '7a', '1e3', ' 7'])('RTE-11 reject %j as a marketplace ID', (id) =>
    expect(isMarketplaceId(id)).toBe(false),
  );
});

describe('the query string', () => {
  it('TBL-7 has plain values and keeps unknown parameters', () => {
    expect(parseSearch('?state=TX&utm=a%26b&page=2')).toEqual({ state: 'TX', utm: 'a&b', page: '2' });
    expect(stringifySearch({ state: 'TX', utm: 'a&b', page: 2, none: undefined })).toBe(
      '?state=TX&utm=a%26b&page=2',
    );
    expect(stringifySearch({})).toBe('');
  });
});
