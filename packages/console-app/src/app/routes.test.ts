import { getPageInfo, type Search } from '@advantage/console-kit/application';
import { bridgeContent } from '@advantage/reference-data';
import { describe, expect, it } from 'vitest';
import { pageNames } from '../access/access.ts';
import { pageDefinitions } from './pages.ts';

const bridge = { name: 'Bridge', productName: bridgeContent.productName };
const advantage = { ...bridge, name: 'Advantage' };
const factsOf = (page: (typeof pageNames)[number], brand: typeof bridge, search?: Search) =>
  getPageInfo(pageDefinitions[page], brand, search);

describe('the name of a page', () => {
  it('RTE-21 RTE-22 is Claim-it Marketplace for a referral table, with the brand in the title', () => {
    for (const page of ['all-referrals', 'claim-it-referrals', 'acquired-referrals'] as const) {
      expect(factsOf(page, bridge)).toEqual({
        heading: 'Claim-it Marketplace',
        title: 'Claim-it Marketplace | Bridge',
        layout: 'list',
      });
    }
    expect(factsOf('all-referrals', advantage).title).toBe('Claim-it Marketplace | Advantage');
  });

  it('RTE-23 is the product name in the title of the recent referrals', () => {
    expect(factsOf('recent-opportunities', bridge)).toMatchObject({
      heading: 'Claim-it Marketplace',
      title: 'Advantage Console',
    });
  });

  it('RTE-8 is Feature Flags, without the brand, in the title of the feature flags', () => {
    expect(factsOf('feature-flags', bridge)).toMatchObject({
      heading: 'Feature Flags',
      title: 'Feature Flags',
    });
  });

  it('RTE-7 RTE-12 MKL-1 is Dashboard, Claim-It Transactions and All Marketplaces', () => {
    const heading = (page: (typeof pageNames)[number]) => factsOf(page, bridge).heading;
    expect([heading('dashboard'), heading('purchased-referrals'), heading('marketplaces')]).toEqual([
      'Dashboard',
      'Claim-It Transactions',
      'All Marketplaces',
    ]);
  });

  it('RTE-15 is the name of the feature on the placeholder page', () => {
    expect(factsOf('not-implemented', bridge, { feature: 'agency-list' }).heading).toBe('Agency List');
    expect(factsOf('not-implemented', bridge).heading).toBe('This feature');
  });

  it('NAV-2 is never empty', () => {
    for (const page of pageNames)
      expect(factsOf(page, advantage)).toMatchObject({
        heading: expect.stringMatching(/./),
        title: expect.stringMatching(/./),
      });
  });
});
