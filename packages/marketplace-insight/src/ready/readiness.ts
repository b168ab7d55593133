import type { NewMarketplace, RiskAppetite } from '@advantage/marketplace-form/wire';
import { businessLineGroups } from '@advantage/reference-data';
import { type DeliveryMessages, englishDelivery, limitFields, nextDelivery } from '../match/delivery.ts';
import { type Check, check, missing, ready, target } from '../match/matchRule.ts';
import * as en from '../messages/matchTexts.ts';

/** The ids of all checks of `readiness`, in order. */
export const readinessIds = [
  'enabled',
  'states',
  'sources',
  'appetite',
  'commercial',
  'personal',
  'life',
  'target',
  'purchaser',
  'schedule',
  'limits',
  'ranges',
] as const;
export type ReadinessId = (typeof readinessIds)[number];

/** An item of the setup checklist. */
export interface ReadinessCheck extends Check {
  readonly id: ReadinessId;
}

/** Whether a marketplace is ready to receive referrals. */
export interface Readiness {
  /** Whether no check is missing. */
  readonly isReady: boolean;
  /** Every check that applies, in the order of `readinessIds`. */
  readonly checks: readonly ReadinessCheck[];
}

/** The texts of the setup checklist. */
export interface ReadinessMessages extends DeliveryMessages {
  readonly readinessChecks: typeof en.readinessChecks;
}

/**
 * The texts of the setup checklist in English. A function, because bundlers can't tree-shake a spread at module level.
 */
const english = (): ReadinessMessages => ({ ...englishDelivery, readinessChecks: en.readinessChecks });
type Texts = ReadinessMessages['readinessChecks'];

/** Additional data for the checks. */
export interface ReadinessFacts {
  /** All referral sources, needed to tell whether all of them are excluded. Default: not known. */
  readonly sources?: readonly string[] | undefined;
}

const appetites = [
  ['commercial', 'acceptCommercialLines', 'commercial'],
  ['personal', 'acceptPersonalLines', 'personal'],
  ['life', 'acceptLifeAnnuitiesLines', 'lifeAndAnnuities'],
] as const;

function sources(appetite: RiskAppetite, allSources: readonly string[] | undefined, t: Texts): Check {
  const excluded = new Set(appetite.excludedSources);
  if (excluded.size === 0) return ready(t.everySource);
  if (allSources === undefined) return { state: 'unknown', text: t.sourcesExcluded(excluded.size) };
  const acceptedCount = allSources.filter((name) => !excluded.has(name)).length;
  return check(acceptedCount > 0, t.sources(acceptedCount, allSources.length), t.noSource);
}

function lines(appetite: RiskAppetite, t: Texts): readonly ReadinessCheck[] {
  const selectedLines = new Set(appetite.businessLines);
  return appetites.flatMap(([id, flag, group]) => {
    if (!appetite[flag]) return [];
    const count = businessLineGroups[group].filter(({ code }) => selectedLines.has(code)).length;
    return [{ id, ...check(count > 0, t.lines(t[id], count), t.noLine(t[id])) }];
  });
}

/** Checks for exactly one default purchaser. Applies only to a prepaid balance without API delivery. */
function purchaser(marketplace: NewMarketplace, t: Texts): Check | undefined {
  if (!marketplace.debitPrepaidBalance || marketplace.deliverToApi) return undefined;
  const count = (marketplace.individualEmailRecipientSettings ?? []).filter(
    (row) => row.defaultPurchaser,
  ).length;
  if (count > 1) return missing(t.purchasers(count));
  return check(count === 1, t.purchaser, t.noPurchaser);
}

/** Checks that the schedule opens within a week. */
function schedule(marketplace: NewMarketplace, at: number, messages: ReadinessMessages): Check {
  const { readinessChecks: t } = messages;
  const { kind, text, at: opening = at } = nextDelivery({ ...marketplace, enabled: true }, at, messages);
  if (kind === 'now') return ready(t.openNow);
  if (kind === 'unknown')
    return {
      state: 'unknown',
      text: t.openingUnknown(marketplace.riskAppetite?.referralDeliveryTimezone ?? ''),
    };
  const isThisWeek = kind === 'later' && opening - at <= 7 * 86_400_000;
  return isThisWeek ? ready(t.closedNow(text)) : missing(kind === 'never' ? t.neverOpens : t.notThisWeek);
}

/**
 * Checks the limits. Finds a limit below 1, and a limit that can never be reached because a longer period has a lower
 * limit.
 */
function limits(appetite: RiskAppetite, t: Texts): Check {
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
function crossedRanges(appetite: RiskAppetite, t: Texts): Check {
  const crossed = ranges.filter((field) => {
    const [min, max] = [appetite[`${field}Min`], appetite[`${field}Max`]];
    return min != null && max != null && min > max;
  });
  const names = crossed.map((field) => t[field]).join(', ');
  return check(crossed.length === 0, t.rangesAgree, t.rangesCross(names));
}

/**
 * Checks from its settings alone whether a marketplace is ready to receive referrals. `at` is the time from which the
 * schedule is checked. The checks for a default purchaser and for the lines of an appetite are included only if they
 * apply. `messages` are the texts. Default: English.
 */
export function readiness(
  marketplace: NewMarketplace,
  at: number,
  facts: ReadinessFacts = {},
  messages = english(),
): Readiness {
  const { readinessChecks: t } = messages;
  const appetite = marketplace.riskAppetite ?? {};
  const states = appetite.stateCodes?.length ?? 0;
  const purchaserCheck = purchaser(marketplace, t);
  const hasAppetite = appetites.some(([, flag]) => appetite[flag]);
  const checks: readonly ReadinessCheck[] = [
    { id: 'enabled', ...check(marketplace.enabled, t.isOn, t.isOff) },
    { id: 'states', ...check(states > 0, t.states(states), t.noState) },
    { id: 'sources', ...sources(appetite, facts.sources, t) },
    ...(hasAppetite ? lines(appetite, t) : [{ id: 'appetite', ...missing(t.noAppetite) } as const]),
    { id: 'target', ...target(marketplace, t) },
    ...(purchaserCheck ? [{ id: 'purchaser', ...purchaserCheck } as const] : []),
    { id: 'schedule', ...schedule(marketplace, at, messages) },
    { id: 'limits', ...limits(appetite, t) },
    { id: 'ranges', ...crossedRanges(appetite, t) },
  ];
  return { isReady: checks.every(({ state }) => state !== 'missing'), checks };
}

/**
 * Returns the steps left before a marketplace can receive referrals, in a sentence each. Takes what `readiness` takes.
 * Pass it to `MarketplaceList` as `stepsLeft`.
 */
export const stepsLeft = (...args: Parameters<typeof readiness>): readonly string[] =>
  readiness(...args).checks.flatMap(({ state, text }) => (state === 'missing' ? [text] : []));
