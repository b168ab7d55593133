import { parseNumber } from '../fields/numbers.ts';
import { isPhoneNumber } from '../fields/phone.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';
import { directCallSource } from '../wire/values.ts';
import { effectivePriceMode } from './effective.ts';
import { notBelow, range } from './numberRules.ts';
import type { Rule } from './rule.ts';

const nameGiven: Rule = {
  id: 'MKV-2',
  paths: ['marketplaceName'],
  check: ({ marketplaceName }) =>
    marketplaceName.trim() === '' ? 'Please provide marketplace name' : undefined,
};

const phoneValid: Rule = {
  id: 'MKV-3',
  paths: ['phoneNumber'],
  check: ({ phoneNumber }) =>
    isPhoneNumber(phoneNumber) ? undefined : 'Please provide a valid phone number',
};

const agencyNotNegative = notBelow({
  id: 'MKV-5',
  field: 'agencyId',
  label: 'Agency ID',
  least: 0,
  isWhole: true,
});

const agencyFound: Rule = {
  id: 'MKV-6',
  paths: ['agencyId'],
  check: ({ agencyId }, { unknownAgencyIds }) =>
    unknownAgencyIds?.includes(agencyId.trim())
      ? 'No agency found matching the provided agency ID'
      : undefined,
};

/** Percent rules hold in percent mode only (MKV-13). */
function percentError(values: MarketplaceFormValues): string | undefined {
  if (effectivePriceMode(values) !== 'PERCENT_MODIFIER') return undefined;
  const percent = parseNumber(values.percentModifier);
  if (percent.kind === 'blank') return 'Percent Modifier is required.';
  if (percent.kind === 'invalid' || !Number.isInteger(percent.value))
    return 'Percent Modifier must be a whole number.';
  return percent.value < -100 ? 'The negative percent modifier cannot exceed abs(-100)%.' : undefined;
}

const percentValid: Rule = {
  id: 'MKV-9',
  paths: ['percentModifier', 'priceMode', 'marketplaceType'],
  check: percentError,
};

/** Delivered price rules hold for INSTANT in delivered-price mode only (MKV-12). */
function deliveredPriceError(values: MarketplaceFormValues): string | undefined {
  if (effectivePriceMode(values) !== 'DELIVERED_PRICE') return undefined;
  const price = parseNumber(values.deliveredPrice);
  if (price.kind === 'invalid') return 'Delivered Price must be a number.';
  if (price.kind === 'blank' || price.value === 0) return 'Delivered Price is required.';
  return price.value < 0 ? 'Delivered Price cannot be less than 0.' : undefined;
}

const deliveredPriceValid: Rule = {
  id: 'MKV-11',
  paths: ['deliveredPrice', 'priceMode', 'marketplaceType'],
  check: deliveredPriceError,
};

const sourceTicked: Rule = {
  id: 'MKV-19',
  paths: ['referralSources'],
  check: ({ referralSources }) =>
    referralSources.some((name) => name !== directCallSource)
      ? undefined
      : 'At least one referral source must be selected.',
};

const stateTicked: Rule = {
  id: 'MKV-20',
  paths: ['states'],
  check: ({ states }) => (states.length > 0 ? undefined : 'At least one state must be selected.'),
};

/** The rules of Marketplace Setup, in the order of its fields. */
export const setupRules: readonly Rule[] = [
  agencyNotNegative,
  agencyFound,
  nameGiven,
  phoneValid,
  percentValid,
  deliveredPriceValid,
  ...range({
    ids: ['MKV-15', 'MKV-16', 'MKV-17'],
    name: 'Price',
    crossName: 'price',
    min: 'referralPriceMin',
    max: 'referralPriceMax',
  }),
  sourceTicked,
  stateTicked,
];
