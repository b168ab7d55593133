import type { RiskAppetite } from '../wire/marketplace.ts';
import { type Check, check, missing, ready } from './check.ts';
import { limitFields } from './deliveryRules.ts';

/** A limit that a longer period's smaller limit keeps from ever being reached. */
export function limits(appetite: RiskAppetite): Check {
  const given = limitFields.flatMap(([period, field]) => {
    const limit = appetite[field];
    return limit == null ? [] : [{ period, limit }];
  });
  const tooSmall = given.find(({ limit }) => limit < 1);
  if (tooSmall) return missing(`At most ${tooSmall.limit} a ${tooSmall.period} lets nothing through.`);
  for (const [index, { period, limit }] of given.entries()) {
    const smaller = given.slice(index + 1).find((longer) => longer.limit < limit);
    if (smaller)
      return missing(
        `${limit} per ${period} can never be reached: ${smaller.limit} per ${smaller.period} is less.`,
      );
  }
  return ready(given.length === 0 ? 'There is no limit.' : 'The limits agree with each other.');
}

const ranges = [
  ['referral price', 'referralPrice'],
  ['years in business', 'yearsInBusiness'],
  ['number of employees', 'numberOfEmployees'],
  ['commercial estimated premium', 'commercialEstimatedPremium'],
  ['personal estimated premium', 'personalEstimatedPremium'],
  ['death benefit', 'deathBenefit'],
] as const;

/** Whether a minimum is above its maximum, so that nothing can match. */
export function crossedRanges(appetite: RiskAppetite): Check {
  const crossed = ranges.filter(([, field]) => {
    const [min, max] = [appetite[`${field}Min`], appetite[`${field}Max`]];
    return min != null && max != null && min > max;
  });
  const names = crossed.map(([name]) => name).join(', ');
  return check(
    crossed.length === 0,
    'No minimum is above its maximum.',
    `The minimum is above the maximum: ${names}.`,
  );
}
