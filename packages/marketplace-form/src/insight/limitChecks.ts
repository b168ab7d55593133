import type * as en from '../messages/en.ts';
import type { RiskAppetite } from '../wire/marketplace.ts';
import { type Check, check, missing, ready } from './check.ts';
import { limitFields } from './deliveryRules.ts';

type Texts = typeof en.readinessChecks;

/**
 * Checks the limits. Finds a limit below 1, and a limit that can never be reached because a longer period has a lower
 * limit.
 */
export function limits(appetite: RiskAppetite, t: Texts): Check {
  const activeLimits = limitFields.flatMap(([period, field]) => {
    const limit = appetite[field];
    return limit == null ? [] : [{ period, limit }];
  });
  const tooSmall = activeLimits.find(({ limit }) => limit < 1);
  if (tooSmall) return missing(t.limitTooSmall(tooSmall.limit, tooSmall.period));
  for (const [index, { period, limit }] of activeLimits.entries()) {
    const smaller = activeLimits.slice(index + 1).find((longer) => longer.limit < limit);
    if (smaller) return missing(t.limitsCross(limit, period, smaller.limit, smaller.period));
  }
  return ready(activeLimits.length === 0 ? t.noLimit : t.limitsAgree);
}

const ranges = [
  'referralPrice',
  'yearsInBusiness',
  'numberOfEmployees',
  'commercialEstimatedPremium',
  'personalEstimatedPremium',
  'deathBenefit',
] as const;

/** Checks that no minimum is above its maximum, which would rule out every referral. */
export function crossedRanges(appetite: RiskAppetite, t: Texts): Check {
  const crossed = ranges.filter((field) => {
    const [min, max] = [appetite[`${field}Min`], appetite[`${field}Max`]];
    return min != null && max != null && min > max;
  });
  const names = crossed.map((field) => t[field]).join(', ');
  return check(crossed.length === 0, t.rangesAgree, t.rangesCross(names));
}
