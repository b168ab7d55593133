import { moneyWords } from '../values/words.ts';
import { rangeFinding } from './findings.ts';
import { type AppetiteRule, failed, passed } from './matchRule.ts';

const price: AppetiteRule = {
  id: 'price',
  name: 'Referral price',
  kind: 'appetite',
  facts: ({ dynamicPrice }) => dynamicPrice,
  check: (referral, { appetite }) =>
    rangeFinding({
      value: referral.dynamicPrice,
      min: appetite.referralPriceMin,
      max: appetite.referralPriceMax,
      what: 'price',
      words: moneyWords,
    }),
};

const warmTransfer: AppetiteRule = {
  id: 'warmTransfer',
  name: 'Warm transfer',
  kind: 'appetite',
  facts: ({ opportunityType }) => opportunityType === 'WT-CIR',
  check(referral, { appetite }) {
    if (referral.opportunityType !== 'WT-CIR') return passed('Not asked: this is not a call-in referral.');
    return appetite.acceptWarmTransfers
      ? passed('Accepts warm transfers.')
      : failed('Does not accept warm transfers, and this is a call-in referral.');
  },
};

/** How a referral is sold. */
export const saleRules: readonly AppetiteRule[] = [warmTransfer, price];
