import { loadSchedule } from '@advantage/marketplace-form/internal/values';
import type { NewMarketplace, RiskAppetite } from '@advantage/marketplace-form/wire';
import { nextOpening } from '../match/delivery.ts';
import { acceptedCategories } from '../match/MatchReferral.ts';
import { missingTarget } from '../match/matchRules.ts';
import { readinessChecks } from '../messages/matchTexts.ts';

type Texts = typeof readinessChecks;
/** A step in one sentence, or nothing if it's done or can't be checked. */
type Step = string | boolean | number | undefined;

/** Additional data for the checks. */
export interface ReadinessFacts {
  /** All referral sources, needed to tell whether all of them are excluded. Default: not known. */
  readonly sources?: readonly string[] | undefined;
}

function lines(appetite: RiskAppetite, t: Texts): readonly Step[] {
  const accepted = acceptedCategories(appetite);
  if (accepted.length === 0) return [t.noAppetite];
  return accepted.map(
    ({ name, lines }) =>
      !lines.some(({ code }) => appetite.businessLines?.includes(code)) && t.noLine(t[name]),
  );
}

/** There is exactly one default purchaser. Applies only to a prepaid balance without API delivery. */
function purchaser(marketplace: NewMarketplace, t: Texts): Step {
  if (!marketplace.debitPrepaidBalance || marketplace.deliverToApi) return undefined;
  const rows = marketplace.individualEmailRecipientSettings ?? [];
  const count = rows.filter((row) => row.defaultPurchaser).length;
  if (count > 1) return t.purchasers(count);
  return count === 0 && t.noPurchaser;
}

/** The schedule opens within a week. */
function schedule(appetite: RiskAppetite, at: number, t: Texts): Step {
  const opening = nextOpening(loadSchedule(appetite), at);
  if (opening === 'never') return t.neverOpens;
  return opening !== undefined && opening - at > 7 * 86_400_000 && t.notThisWeek;
}

const limitFields = [
  ['hour', 'maxReferralsPerHour'],
  ['day', 'maxReferralsPerDay'],
  ['week', 'maxReferralsPerWeek'],
  ['month', 'maxReferralsPerMonth'],
] as const;

/** No limit is below 1, and none can never be reached because a longer period has a lower limit. */
function limits(appetite: RiskAppetite, t: Texts): Step {
  const active = limitFields.flatMap(([period, field]) => {
    const limit = appetite[field];
    return limit == null ? [] : [{ period, limit }];
  });
  const tooSmall = active.find(({ limit }) => limit < 1);
  if (tooSmall) return t.limitTooSmall(tooSmall.limit, tooSmall.period);
  for (const [index, { period, limit }] of active.entries()) {
    const smaller = active.slice(index + 1).find((longer) => longer.limit < limit);
    if (smaller) return t.limitsCross(limit, period, smaller.limit, smaller.period);
  }
  return undefined;
}

const ranges = [
  'referralPrice',
  'yearsInBusiness',
  'numberOfEmployees',
  'commercialEstimatedPremium',
  'personalEstimatedPremium',
  'deathBenefit',
] as const;

/** No minimum is above its maximum, which would rule out every referral. */
function crossedRanges(appetite: RiskAppetite, t: Texts): Step {
  const crossed = ranges.filter((field) => {
    const [min, max] = [appetite[`${field}Min`], appetite[`${field}Max`]];
    return min != null && max != null && min > max;
  });
  return crossed.length > 0 && t.rangesCross(crossed.map((field) => t[field]).join(', '));
}

/**
 * Returns the steps left before a marketplace can receive referrals, in a sentence each, from its settings alone. What
 * can't be checked is no step. `at` is the time from which the schedule is checked. `t` are the texts. Default: English.
 * Pass it to `MarketplaceList` as `stepsLeft`.
 */
export function stepsLeft(
  marketplace: NewMarketplace,
  at: number,
  { sources }: ReadinessFacts = {},
  t = readinessChecks,
): readonly string[] {
  const appetite = marketplace.riskAppetite ?? {};
  const steps: readonly Step[] = [
    !marketplace.enabled && t.isOff,
    !appetite.stateCodes?.length && t.noState,
    appetite.excludedSources?.length &&
      sources?.every((name) => appetite.excludedSources?.includes(name)) &&
      t.noSource,
    ...lines(appetite, t),
    missingTarget(marketplace, t),
    purchaser(marketplace, t),
    schedule(appetite, at, t),
    limits(appetite, t),
    crossedRanges(appetite, t),
  ];
  return steps.filter((step) => typeof step === 'string');
}
