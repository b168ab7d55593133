import { businessLineGroups } from '@advantage/reference-data';
import * as en from '../messages/en.ts';
import type { NewMarketplace, RiskAppetite } from '../wire/marketplace.ts';
import { type Check, check, missing, ready } from './check.ts';
import { purchaser, schedule, target } from './deliveryChecks.ts';
import { crossedRanges, limits } from './limitChecks.ts';
import { type DeliveryMessages, englishDelivery } from './nextDelivery.ts';

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
/** One of `readinessIds`. */
export type ReadinessId = (typeof readinessIds)[number];

/** An item of the setup checklist. */
export interface ReadinessCheck {
  readonly id: ReadinessId;
  /** Done, to do, or unknown if data is missing. */
  readonly state: 'ready' | 'missing' | 'unknown';
  /** The finding, in one plain sentence. */
  readonly text: string;
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
