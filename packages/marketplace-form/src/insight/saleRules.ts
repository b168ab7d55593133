import { moneyWords } from '../values/words.ts';
import { rangeFinding } from './findings.ts';
import { failed, type MatchRule, passed } from './matchRule.ts';

const price: MatchRule = {
  id: 'price',
  name: 'Referral price',
  kind: 'appetite',
  check: (referral, { appetite }) =>
    rangeFinding({
      value: referral.dynamicPrice,
      min: appetite.referralPriceMin,
      max: appetite.referralPriceMax,
      what: 'price',
      words: moneyWords,
    }),
};

const warmTransfer: MatchRule = {
  id: 'warmTransfer',
  name: 'Warm transfer',
  kind: 'appetite',
  check(referral, { appetite }) {
    if (referral.opportunityType !== 'WT-CIR') return passed('Not asked: this is not a call-in referral.');
    return appetite.acceptWarmTransfers
      ? passed('Accepts warm transfers.')
      : failed('Does not accept warm transfers, and this is a call-in referral.');
  },
};

/** How a referral is sold. */
export const saleRules: readonly MatchRule[] = [warmTransfer, price];
