import { loadSchedule } from '@advantage/marketplace-form/internal/values';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import { timezones } from '@advantage/reference-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketplaces } from '../../../marketplace-form/src/testing/marketplaces.test.arbitrary.ts';
import { isOpenAt, nextDelivery, nextOpening, wallTimeAt } from './delivery.ts';
import { createMatcher, explainMatch } from './explainMatch.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { appetiteRules, matchRules } from './matchRules.ts';
import { matchReferrals } from './referrals.test.arbitrary.ts';
import { createJudge, verdictCodes } from './verdicts.ts';

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
const both = [matchReferrals, marketplaces] as const;

const verdictOf = (referral: MatchReferral, marketplace: Marketplace, id: string) => {
  const { failed, unknown } = explainMatch(referral, marketplace);
  if (failed.some((rule) => rule.id === id)) return 'failed';
  return unknown.some((rule) => rule.id === id) ? 'unknown' : 'passed';
};
const verdictsOf = (referral: MatchReferral, marketplace: Marketplace) =>
  matchRules.map(({ id }) => verdictOf(referral, marketplace, id));
const withAppetite = (
  marketplace: Marketplace,
  changes: NonNullable<Marketplace['riskAppetite']>,
): Marketplace => ({
  ...marketplace,
  riskAppetite: { ...marketplace.riskAppetite, ...changes },
});
const isOpen = (marketplace: Marketplace, at: number) =>
  isOpenAt(loadSchedule(marketplace.riskAppetite ?? {}), at);

describe('whatever the referral and the marketplace', () => {
  it('DAT-14 every rule that does not pass says why once, in order, in a sentence', () => {
    const ids = matchRules.map(({ id }) => id);
    fc.assert(
      fc.property(...both, (referral, marketplace) => {
        const { failed, unknown } = explainMatch(referral, marketplace);
        for (const found of [failed, unknown])
          expect(found.map(({ id }) => id)).toEqual(ids.filter((id) => found.some((rule) => rule.id === id)));
        expect(failed.filter(({ id }) => unknown.some((rule) => rule.id === id))).toEqual([]);
        for (const { text } of [...failed, ...unknown]) {
          expect(text).toMatch(/^\S.*\.$/s);
          expect(text).not.toMatch(/undefined|null|NaN|\[object/);
        }
      }),
    );
  });

  it('DAT-14 a fact that is not known never makes a rule fail', () => {
    fc.assert(
      fc.property(...both, (referral, marketplace) => {
        const ids = new Set(explainMatch(referral, marketplace).failed.map(({ id }) => id));
        const unknown: MatchReferral = {
          ...referral,
          state: null,
          dynamicPrice: null,
          currentlyInsured: null,
        };
        for (const { id } of explainMatch(unknown, marketplace).failed)
          expect(ids.has(id) || id === 'required').toBe(true);
      }),
    );
  });

  it('DAT-14 a referral that is only judged has the verdict of its explanation', () => {
    fc.assert(
      fc.property(...both, (referral, marketplace) => {
        const { failed, unknown } = createMatcher(marketplace, appetiteRules)(referral);
        const verdict = failed.length > 0 ? 'failed' : unknown.length > 0 ? 'unknown' : 'passed';
        expect(createJudge(marketplace)(referral)).toBe(verdictCodes[verdict]);
      }),
    );
  });

  it('DAT-14 nothing is changed, and the same question has the same answer', () => {
    fc.assert(
      fc.property(...both, (referral, marketplace) => {
        const before = structuredClone({ referral, marketplace });
        const first = explainMatch(referral, marketplace);
        expect(createMatcher(marketplace)(referral)).toEqual(first);
        expect({ referral, marketplace }).toEqual(before);
      }),
    );
  });

  it('DAT-14 the switch and the limits never change whether it fits the appetite', () => {
    fc.assert(
      fc.property(...both, (referral, marketplace) => {
        const other = withAppetite(
          { ...marketplace, enabled: !marketplace.enabled },
          { maxReferralsPerHour: 0, acceptReferralsOnMonday: false },
        );
        const [now, then] = [marketplace, other].map((each) => createMatcher(each, appetiteRules)(referral));
        expect(then).toEqual(now);
      }),
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
      fc.property(...both, (referral, marketplace) => {
        const then = verdictsOf(referral, withAppetite(marketplace, wide));
        for (const [index, verdict] of verdictsOf(referral, marketplace).entries())
          expect(verdictCodes[then[index] ?? 'failed']).toBeGreaterThanOrEqual(verdictCodes[verdict]);
      }),
    );
  });

  it('DAT-14 a state, source, line or industry that is listed passes or fails as its list says', () => {
    fc.assert(
      fc.property(...both, (referral, marketplace) => {
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
        expect(['state', 'line', 'source', 'naics'].map((id) => verdictOf(whole, set, id))).toEqual([
          'passed',
          'passed',
          'failed',
          'failed',
        ]);
      }),
    );
  });

  it('MKV-26 MKV-29 a number passes exactly when it lies within its bounds', () => {
    const bound = fc.option(fc.nat(60));
    fc.assert(
      fc.property(...both, fc.nat(60), bound, bound, (referral, marketplace, value, min, max) => {
        const set = withAppetite(marketplace, { numberOfEmployeesMin: min, numberOfEmployeesMax: max });
        const isWithin = (min === null || value >= min) && (max === null || value <= max);
        const business = { ...referral, category: 'CL', noOfEmployees: value };
        expect(verdictOf(business, set, 'employees')).toBe(isWithin ? 'passed' : 'failed');
      }),
    );
  });

  it('DAT-14 learning a fact never turns passed into failed or back: only the unknown is decided', () => {
    fc.assert(
      fc.property(...both, (referral, marketplace) => {
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
        const more = verdictsOf(referral, marketplace);
        for (const [index, verdict] of verdictsOf(blank, marketplace).entries())
          if (verdict !== 'unknown') expect(more[index]).toBe(verdict);
      }),
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
    );
  });
});
