import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Referral } from './referral.ts';
import { type MarketplaceStatus, marketplaceStatuses } from './status.ts';
import { pricesOf, type StatusViewOptions, statusView } from './statusView.ts';

type Given = Partial<
  Pick<Referral, 'marketplaceStatus' | 'isCallIn' | 'dynamicPrice' | 'discountPrice' | 'soldPrice'>
>;

const unpriced = {
  marketplaceStatus: 'Available',
  isCallIn: false,
  dynamicPrice: null,
  discountPrice: null,
  soldPrice: null,
} as const;
const view = (given: Given, options?: StatusViewOptions) => statusView({ ...unpriced, ...given }, options);
const was = (given: Given, options?: StatusViewOptions) => {
  const result = view(given, options);
  return result.kind === 'claim' ? result.was : null;
};
const claimed = { marketplaceStatus: 'Claimed' } as const;
const hidden = { showPrices: false };

describe('the text of the status button', () => {
  it.each<[rule: string, given: Given, options: StatusViewOptions, text: string]>([
    ['STS-7 shows the price', { dynamicPrice: 28 }, {}, 'Claim Now - $28'],
    ['STS-7 TIM-10 shows cents only where there are any', { dynamicPrice: 27.5 }, {}, 'Claim Now - $27.50'],
    ['STS-7 leaves the price out when prices are hidden', { dynamicPrice: 28 }, hidden, 'Claim Now'],
    ['STS-15 leaves out a missing price', {}, {}, 'Claim Now'],
    ['STS-7 shows a price of zero', { dynamicPrice: 0 }, {}, 'Claim Now - $0'],
    ['STS-9 uses the discount price to talk', { isCallIn: true, discountPrice: 30 }, {}, 'Talk Now ($30)'],
    ['STS-15 uses $30 to talk when no price is known', { isCallIn: true }, {}, 'Talk Now ($30)'],
    ['STS-15 hides the talk price', { isCallIn: true, discountPrice: 30 }, hidden, 'Talk Now'],
    ['STS-10 STS-11 shows the sold price', { ...claimed, soldPrice: 32 }, {}, 'Claimed ($32)'],
    ['STS-10 says Claimed when prices are hidden', { ...claimed, soldPrice: 32 }, hidden, 'Claimed'],
    ['STS-15 says Claimed when the price is missing', claimed, {}, 'Claimed'],
    ['STS-12 says Transferred', { ...claimed, isCallIn: true, soldPrice: 30 }, {}, 'Transferred ($30)'],
    [
      'STS-15 hides the price of a transfer',
      { ...claimed, isCallIn: true, soldPrice: 30 },
      hidden,
      'Transferred',
    ],
    ['STS-15 says Transferred when the price is missing', { ...claimed, isCallIn: true }, {}, 'Transferred'],
  ])('%s', (_rule, given, options, text) => {
    expect(view(given, options).text).toBe(text);
  });

  it.each<MarketplaceStatus>([
    'Assigned',
    'Settled',
    'On Hold',
    'Incoming',
    'Delivered',
    'Ineligible',
    'Undefined',
  ])('STS-13 STS-14 shows %s as a gray button without a price', (status) => {
    const given = { marketplaceStatus: status, dynamicPrice: 1, discountPrice: 2, soldPrice: 3 };
    expect(view(given)).toEqual({ kind: 'gray', text: status, icon: status, isDisabled: true });
    expect(view({ ...given, isCallIn: true }).text).toBe(status);
  });
});

describe('the former price', () => {
  it.each<[rule: string, given: Given, options: StatusViewOptions, text: string | null]>([
    ['STS-8 is shown when it was higher', { dynamicPrice: 28, discountPrice: 35 }, {}, 'was $35'],
    ['STS-8 is hidden when it was the same', { dynamicPrice: 28, discountPrice: 28 }, {}, null],
    ['STS-8 is hidden when it was lower', { dynamicPrice: 28, discountPrice: 20 }, {}, null],
    ['STS-15 is hidden without a current price', { discountPrice: 35 }, {}, null],
    ['STS-15 is hidden when it is missing', { dynamicPrice: 28 }, {}, null],
    ['STS-15 is hidden when prices are hidden', { dynamicPrice: 28, discountPrice: 35 }, hidden, null],
  ])('%s', (_rule, given, options, text) => {
    expect(was(given, options)).toBe(text);
  });
});

describe('the disabled state of the status button', () => {
  const gray = marketplaceStatuses.filter((status) => status !== 'Available');

  it.each(gray)('STS-17 disables %s only while the details panel is enabled', (status) => {
    expect(view({ marketplaceStatus: status }, { hasDetailsPanel: true }).isDisabled).toBe(true);
    expect(view({ marketplaceStatus: status }, { hasDetailsPanel: false }).isDisabled).toBe(false);
  });

  it('STS-16 never disables claim and talk', () => {
    for (const isCallIn of [true, false]) {
      for (const hasDetailsPanel of [true, false]) {
        expect(view({ isCallIn }, { hasDetailsPanel }).isDisabled).toBe(false);
      }
    }
  });
});

describe('the price next to a badge', () => {
  it.each<[rule: string, given: Given, price: ReturnType<typeof pricesOf>]>([
    ['STS-7 is the claim price', { dynamicPrice: 28 }, { price: 28, was: null }],
    [
      'STS-8 includes a former price that was higher',
      { dynamicPrice: 28, discountPrice: 35 },
      { price: 28, was: 35 },
    ],
    [
      'STS-9 is the discount price for a call-in referral',
      { isCallIn: true, discountPrice: 30 },
      { price: 30, was: null },
    ],
    ['STS-15 is $30 for a call-in referral without a price', { isCallIn: true }, { price: 30, was: null }],
    [
      'STS-10 is the sold price of a claimed referral',
      { ...claimed, soldPrice: 32 },
      { price: 32, was: null },
    ],
    ['STS-15 is null when unknown', {}, { price: null, was: null }],
    [
      'STS-13 is null for any other status',
      { marketplaceStatus: 'Delivered', dynamicPrice: 1, soldPrice: 2 },
      { price: null, was: null },
    ],
  ])('%s', (_rule, given, price) => {
    expect(pricesOf({ ...unpriced, ...given })).toEqual(price);
  });
});

describe('every referral', () => {
  const price = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }));
  const referral = fc.record({
    marketplaceStatus: fc.constantFrom(...marketplaceStatuses),
    isCallIn: fc.boolean(),
    dynamicPrice: price,
    discountPrice: price,
    soldPrice: price,
  });

  it('STS-15 FEED-12 never shows money while prices are hidden', () => {
    fc.assert(
      fc.property(referral, fc.boolean(), (given, hasDetailsPanel) => {
        const shown = JSON.stringify(view(given, { showPrices: false, hasDetailsPanel }));
        expect(shown).not.toMatch(/[$\d]/);
      }),
    );
  });

  it('TIM-12 never shows null, undefined or NaN as text', () => {
    fc.assert(
      fc.property(referral, (given) => {
        expect(JSON.stringify(view(given).text)).not.toMatch(/null|undefined|NaN|—/);
      }),
    );
  });
});
