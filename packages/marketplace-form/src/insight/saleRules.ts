import { checkRange } from './findings.ts';
import { type AppetiteRule, failed, passed } from './matchRule.ts';

const price: AppetiteRule = {
  id: 'price',
  kind: 'appetite',
  facts: ({ dynamicPrice }) => dynamicPrice,
  check: (referral, { appetite, t }) =>
    checkRange({
      value: referral.dynamicPrice,
      min: appetite.referralPriceMin,
      max: appetite.referralPriceMax,
      what: t.price,
      words: t.money,
      t,
    }),
};

const warmTransfer: AppetiteRule = {
  id: 'warmTransfer',
  kind: 'appetite',
  facts: ({ opportunityType }) => opportunityType === 'WT-CIR',
  check(referral, { appetite, t }) {
    if (referral.opportunityType !== 'WT-CIR') return passed(t.notACallIn);
    return appetite.acceptWarmTransfers ? passed(t.acceptsTransfers) : failed(t.rejectsTransfers);
  },
};

/** Rules about how a referral is sold. */
export const saleRules: readonly AppetiteRule[] = [warmTransfer, price];
