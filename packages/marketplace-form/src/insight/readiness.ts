import { businessLineGroups } from '@advantage/reference-data';
import { countWords } from '../values/words.ts';
import type { NewMarketplace, RiskAppetite } from '../wire/marketplace.ts';
import { type Check, check, missing, ready } from './check.ts';
import { purchaser, schedule, target } from './deliveryChecks.ts';
import { crossedRanges, limits } from './limitChecks.ts';

/** Every check of `readiness`, in order. */
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

/** One line of the checklist. */
export interface ReadinessCheck {
  readonly id: ReadinessId;
  /** Done, to do, or not to be known from what is at hand. */
  readonly state: 'ready' | 'missing' | 'unknown';
  /** What is so, in one plain sentence. */
  readonly text: string;
}

/** Whether a marketplace can receive referrals. */
export interface Readiness {
  /** Nothing is missing. */
  readonly isReady: boolean;
  /** Every check that applies, in the order of `readinessIds`. */
  readonly checks: readonly ReadinessCheck[];
}

/** What else may be known. */
export interface ReadinessFacts {
  /** Every referral source there is: without them nobody can tell whether all are excluded. Default: not known. */
  readonly sources?: readonly string[] | undefined;
}

const appetites = [
  ['commercial', 'Commercial', 'acceptCommercialLines', businessLineGroups.commercial],
  ['personal', 'Personal', 'acceptPersonalLines', businessLineGroups.personal],
  ['life', 'Life & Annuities', 'acceptLifeAnnuitiesLines', businessLineGroups.lifeAndAnnuities],
] as const;

function sources(appetite: RiskAppetite, known: readonly string[] | undefined): Check {
  const excluded = new Set(appetite.excludedSources);
  if (excluded.size === 0) return ready('Every source is accepted.');
  if (known === undefined)
    return {
      state: 'unknown',
      text: `${countWords(excluded.size, 'source')} excluded; whether any is left is not known here.`,
    };
  const left = known.filter((name) => !excluded.has(name)).length;
  return check(
    left > 0,
    `${left} of ${countWords(known.length, 'source')} accepted.`,
    'Every source is excluded.',
  );
}

function lines(appetite: RiskAppetite): readonly ReadinessCheck[] {
  const chosen = new Set(appetite.businessLines);
  return appetites.flatMap(([id, name, flag, group]) => {
    if (!appetite[flag]) return [];
    const count = group.filter(({ code }) => chosen.has(code)).length;
    return [
      {
        id,
        ...check(
          count > 0,
          `${name}: ${countWords(count, 'line')}.`,
          `${name} is on, but no line is chosen.`,
        ),
      },
    ];
  });
}

/**
 * Whether a marketplace has all it needs to receive referrals, from its settings alone; `at` is the moment from which
 * the schedule is looked at. A default purchaser and the lines of an appetite are asked only where they apply.
 */
export function readiness(marketplace: NewMarketplace, at: number, facts: ReadinessFacts = {}): Readiness {
  const appetite = marketplace.riskAppetite ?? {};
  const states = appetite.stateCodes?.length ?? 0;
  const bought = purchaser(marketplace);
  const hasAppetite = appetites.some(([, , flag]) => appetite[flag]);
  const checks: readonly ReadinessCheck[] = [
    { id: 'enabled', ...check(marketplace.enabled, 'The marketplace is on.', 'The marketplace is off.') },
    { id: 'states', ...check(states > 0, `${countWords(states, 'state')} chosen.`, 'No state is chosen.') },
    { id: 'sources', ...sources(appetite, facts.sources) },
    ...(hasAppetite
      ? lines(appetite)
      : [{ id: 'appetite', ...missing('No appetite is turned on.') } as const]),
    { id: 'target', ...target(marketplace) },
    ...(bought ? [{ id: 'purchaser', ...bought } as const] : []),
    { id: 'schedule', ...schedule(marketplace, at) },
    { id: 'limits', ...limits(appetite) },
    { id: 'ranges', ...crossedRanges(appetite) },
  ];
  return { isReady: checks.every(({ state }) => state !== 'missing'), checks };
}
