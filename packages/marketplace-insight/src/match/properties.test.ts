import { loadSchedule } from '@advantage/marketplace-form/internal/values';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import { timezones } from '@advantage/reference-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketplaces } from '../../../marketplace-form/src/testing/marketplaces.test.arbitrary.ts';
import { runs } from '../../../marketplace-form/src/testing/propertyRuns.test.support.ts';
import { ruleNames } from '../messages/matchTexts.ts';
import { appetiteRules } from './appetiteRules.ts';
import { createEvaluators, verdictCodes } from './createEvaluators.ts';
import { nextDelivery, nextOpening, openingAt, wallTimeAt } from './delivery.ts';
import { blockersOf, createMatcher, explainMatch } from './explainMatch.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { matchReferrals } from './referrals.test.arbitrary.ts';

const moments = fc.oneof(
  fc.integer({ min: 0, max: 4_000_000_000_000 }),
  // Around daylight saving changes.
  fc
    .tuple(
      fc.constantFrom(...['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'].map(Date.parse)),
      fc.integer({ min: -36, max: 36 }).map((hours) => hours * 3_600_000),
      fc.nat(3_600_000),
    )
    .map((parts) => parts.reduce((sum, part) => sum + part, 0)),
);
const all = [matchReferrals, marketplaces, moments] as const;

const verdictOf = (referral: MatchReferral, marketplace: Marketplace, at: number, id: string) =>
  explainMatch(referral, marketplace, at).rules.find((rule) => rule.id === id)?.verdict;
const withAppetite = (
  marketplace: Marketplace,
  changes: NonNullable<Marketplace['riskAppetite']>,
): Marketplace => ({
  ...marketplace,
  riskAppetite: { ...marketplace.riskAppetite, ...changes },
});
const rank = { failed: 0, unknown: 1, passed: 2 } as const;
const isOpen = (marketplace: Marketplace, at: number) => {
  const opening = openingAt(loadSchedule(marketplace.riskAppetite ?? {}), at);
  return opening?.day === true && opening.hours;
};

describe('whatever the referral, the marketplace and the moment', () => {
  it('DAT-14 every rule answers once, in order, with a sentence', () => {
    fc.assert(
      fc.property(...all, (referral, marketplace, at) => {
        const { rules } = explainMatch(referral, marketplace, at);
        expect(rules.map(({ id }) => id)).toEqual(Object.keys(ruleNames));
        for (const { verdict, text } of rules) {
          expect(['passed', 'failed', 'unknown']).toContain(verdict);
          expect(text).toMatch(/^\S.*\.$/s);
          expect(text).not.toMatch(/undefined|null|NaN|\[object/);
        }
      }),
      runs,
    );
  });

  it('DAT-14 what blocks is what a known fact breaks: it does not match exactly where the appetite blocks, and unknown facts never block', () => {
    fc.assert(
      fc.property(...all, (referral, marketplace, at) => {
        const { rules, verdict } = explainMatch(referral, marketplace, at);
        const blockers = blockersOf(rules);
        expect(blockers).toEqual(rules.filter((rule) => rule.verdict === 'failed'));
        expect(blockers.some(({ kind }) => kind === 'appetite')).toBe(verdict === 'failed');
        const ids = new Set(blockers.map(({ id }) => id));
        const unknown: MatchReferral = {
          ...referral,
          state: null,
          dynamicPrice: null,
          currentlyInsured: null,
        };
        for (const { id } of blockersOf(explainMatch(unknown, marketplace, at).rules))
          expect(ids.has(id) || id === 'required').toBe(true);
      }),
      runs,
    );
  });

  it('DAT-14 the verdict is the worst of the appetite', () => {
    fc.assert(
      fc.property(...all, (referral, marketplace, at) => {
        const { verdict, rules } = explainMatch(referral, marketplace, at);
        const worst = rules
          .filter(({ kind }) => kind === 'appetite')
          .reduce<keyof typeof rank>(
            (low, rule) => (rank[rule.verdict] < rank[low] ? rule.verdict : low),
            'passed',
          );
        expect(verdict).toBe(worst);
      }),
      runs,
    );
  });

  it('DAT-14 a sample that is judged at once has the verdicts of each explanation', () => {
    fc.assert(
      fc.property(
        fc.array(matchReferrals, { maxLength: 12 }),
        marketplaces,
        moments,
        (sample, marketplace, at) => {
          const judge = createEvaluators(sample)(marketplace);
          const judged = sample.map((_, index) => judge(index));
          expect(judged).toEqual(
            sample.map((referral) => verdictCodes[explainMatch(referral, marketplace, at).verdict]),
          );
          expect(sample.map((_, index) => judge(index))).toEqual(judged);
        },
      ),
      runs,
    );
  });

  it('DAT-14 nothing is changed, and the same question has the same answer', () => {
    fc.assert(
      fc.property(...all, (referral, marketplace, at) => {
        const before = structuredClone({ referral, marketplace });
        const first = explainMatch(referral, marketplace, at);
        expect(createMatcher(marketplace)(referral, at)).toEqual(first);
        expect(createMatcher(marketplace, appetiteRules)(referral, at).verdict).toBe(first.verdict);
        expect({ referral, marketplace }).toEqual(before);
      }),
      runs,
    );
  });

  it('DAT-14 the moment, the switch and the limits never change whether it matches', () => {
    fc.assert(
      fc.property(...all, moments, (referral, marketplace, at, later) => {
        const { verdict } = explainMatch(referral, marketplace, at);
        const other = { ...marketplace, enabled: !marketplace.enabled };
        expect(explainMatch(referral, other, later, { hour: 99, day: 0 }).verdict).toBe(verdict);
      }),
      runs,
    );
  });

  it('DAT-14 wider settings never make a match worse', () => {
    const wide = {
      excludedSources: [],
      excludedNaics: [],
      ...Object.fromEntries(
        [
          'numberOfEmployees',
          'yearsInBusiness',
          'commercialEstimatedPremium',
          'personalEstimatedPremium',
          'deathBenefit',
          'referralPrice',
        ].flatMap((name) => [
          [`${name}Min`, null],
          [`${name}Max`, null],
        ]),
      ),
      acceptWarmTransfers: true,
      acceptPersonalInsured: true,
      acceptPersonalUninsured: true,
      acceptCommercialInsured: true,
      acceptCommercialUninsured: true,
    };
    fc.assert(
      fc.property(...all, (referral, marketplace, at) => {
        const now = explainMatch(referral, marketplace, at);
        const then = explainMatch(referral, withAppetite(marketplace, wide), at);
        for (const [index, rule] of now.rules.entries())
          expect(rank[then.rules[index]?.verdict ?? 'failed']).toBeGreaterThanOrEqual(rank[rule.verdict]);
      }),
      runs,
    );
  });

  it('DAT-14 a state, source, line or industry that is listed passes or fails as its list says', () => {
    fc.assert(
      fc.property(...all, (referral, marketplace, at) => {
        const { state, source, lines, industryCode } = referral;
        const whole = {
          ...referral,
          state: state ?? 'GA',
          source: source ?? 'live-chat',
          industryCode: industryCode ?? '1',
          lines: lines.length > 0 ? lines : ['AUTO'],
          category: 'CL',
        };
        const listed = {
          stateCodes: [whole.state],
          businessLines: [...whole.lines],
          excludedSources: [whole.source],
          excludedNaics: [whole.industryCode],
        };
        const set = withAppetite(marketplace, listed);
        expect(['state', 'line', 'source', 'naics'].map((id) => verdictOf(whole, set, at, id))).toEqual([
          'passed',
          'passed',
          'failed',
          'failed',
        ]);
      }),
      runs,
    );
  });

  it('MKV-26 MKV-29 a number passes exactly when it lies within its bounds', () => {
    const bound = fc.option(fc.nat(60));
    fc.assert(
      fc.property(...all, fc.nat(60), bound, bound, (referral, marketplace, at, value, min, max) => {
        const set = withAppetite(marketplace, { numberOfEmployeesMin: min, numberOfEmployeesMax: max });
        const isWithin = (min === null || value >= min) && (max === null || value <= max);
        const business = { ...referral, category: 'CL', noOfEmployees: value };
        expect(verdictOf(business, set, at, 'employees')).toBe(isWithin ? 'passed' : 'failed');
      }),
      runs,
    );
  });

  it('DAT-14 learning a fact never turns passed into failed or back: only the unknown is decided', () => {
    fc.assert(
      fc.property(...all, (referral, marketplace, at) => {
        const blank: MatchReferral = {
          ...referral,
          noOfEmployees: null,
          yearsInBusiness: null,
          estimatedPremium: null,
          industryCode: null,
          currentlyInsured: null,
          medicalExam: null,
          dynamicPrice: null,
        };
        const [less, more] = [blank, referral].map((each) => explainMatch(each, marketplace, at).rules);
        for (const [index, rule] of (less ?? []).entries())
          if (rule.verdict !== 'unknown') expect(more?.[index]?.verdict).toBe(rule.verdict);
      }),
      runs,
    );
  });
});

describe('when it would be delivered', () => {
  it('TIM-15 the next delivery is open, and nothing before it is', () => {
    fc.assert(
      fc.property(
        marketplaces,
        moments,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (marketplace, at, part) => {
          const { kind, at: moment = 0 } = nextDelivery({ ...marketplace, enabled: true }, at);
          if (kind === 'never') return;
          expect(isOpen(marketplace, moment)).toBe(true);
          expect(moment).toBeGreaterThanOrEqual(at);
          if (moment === at) return;
          expect(isOpen(marketplace, moment - 1000)).toBe(false);
          expect(isOpen(marketplace, Math.floor(at + part * (moment - 1 - at)))).toBe(false);
        },
      ),
      runs,
    );
  });

  it('TIM-15 a schedule with a day and an hour always opens within 15 days', () => {
    const zone = fc.constantFrom(...timezones.map(({ value }) => value));
    fc.assert(
      fc.property(marketplaces, moments, zone, (marketplace, at, referralDeliveryTimezone) => {
        const schedule = {
          ...loadSchedule(marketplace.riskAppetite ?? {}),
          deliveryDays: ['Sunday'],
          referralDeliveryStartTime: '02:10:00',
          referralDeliveryEndTime: '02:20:00',
          referralDeliveryTimezone,
        };
        const opening = nextOpening(schedule, at);
        expect(typeof opening).toBe('number');
        expect(Number(opening) - at).toBeLessThanOrEqual(15 * 86_400_000);
      }),
      runs,
    );
  });

  it('TIM-15 wall clocks of a zone agree with the calendar of the machine', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const local = new Date(at);
        const wall = Date.UTC(
          local.getFullYear(),
          local.getMonth(),
          local.getDate(),
          local.getHours(),
          local.getMinutes(),
          local.getSeconds(),
        );
        expect(wallTimeAt(at, 'America/Chicago')).toBe(wall);
      }),
      runs,
    );
  });
});
