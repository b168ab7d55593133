import { buildMarketplace } from '@advantage/marketplace-form/testing';
import type { RiskAppetite } from '@advantage/marketplace-form/wire';
import { describe, expect, it } from 'vitest';
import { reasons } from '../messages/en.ts';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import { type Candidate, whoGets } from './explainMatch.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { englishMatches, matchRules } from './matchRules.ts';

const marketplace = (id: number, changes: Parameters<typeof buildMarketplace>[0] = {}) =>
  buildMarketplace({ id, priority: id, ...changes });
const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ marketplace: { id } }) => id);

const offState = { riskAppetite: { stateCodes: ['TX'] } };
const takesNothing = { enabled: false, ...offState };

describe('who gets a referral', () => {
  it('MKL-3 the first in the order that takes it, whatever the order they come in', () => {
    const outcome = whoGets(buildMatchReferral(), [
      marketplace(5, offState),
      marketplace(3),
      marketplace(2),
      marketplace(1, offState),
      marketplace(4, { enabled: false }),
    ]);
    expect(outcome.winner).toMatchObject({ place: 2, unknown: [], failed: [] });
    expect(idsOf(outcome.passedOver)).toEqual([1]);
    expect(idsOf(outcome.wouldMatch)).toEqual([3]);
    expect(idsOf(outcome.others)).toEqual([4, 5]);
    expect(outcome.closest).toEqual([]);
  });

  it('DAT-14 a fact that is not known passes nobody over', () => {
    const { winner } = whoGets(buildMatchReferral({ dynamicPrice: null }), [marketplace(1), marketplace(2)]);
    expect(winner).toMatchObject({ place: 1, unknown: [{ id: 'price' }] });
  });

  it('days, hours and limits pass nobody over', () => {
    const closed = { deliveryDays: [], acceptReferralsOnFriday: false, maxReferralsPerDay: 0 };
    const { winner } = whoGets(buildMatchReferral(), [marketplace(1, { riskAppetite: closed })]);
    expect(winner?.place).toBe(1);
  });

  it('names the three that fail the fewest rules if nobody takes it', () => {
    const outcome = whoGets(buildMatchReferral(), [
      marketplace(1, takesNothing),
      marketplace(2, offState),
      marketplace(3, takesNothing),
      marketplace(4, { enabled: false }),
      marketplace(5, offState),
    ]);
    expect(outcome.winner).toBeUndefined();
    expect(idsOf(outcome.closest)).toEqual([2, 4, 5]);
    expect(idsOf(outcome.others)).toEqual([1, 3]);
    expect([outcome.passedOver, outcome.wouldMatch]).toEqual([[], []]);
  });

  it.each<[string, Partial<RiskAppetite>, Partial<MatchReferral>]>([
    ['Too few employees', { numberOfEmployeesMin: 15 }, {}],
    ['Too many employees', { numberOfEmployeesMax: 13 }, {}],
    ['Business too new', { yearsInBusinessMin: 7 }, {}],
    ['Business too old', { yearsInBusinessMin: null, yearsInBusinessMax: 5 }, {}],
    ['Premium too low', { commercialEstimatedPremiumMin: 9000 }, {}],
    ['Premium too high', { commercialEstimatedPremiumMax: 8000 }, {}],
    ['Price too low', { referralPriceMin: 43 }, {}],
    ['Price too high', { referralPriceMin: null, referralPriceMax: 41 }, {}],
    ['No email address', {}, { email: null }],
  ])('DAT-14 says %s', (reason, riskAppetite, referral) => {
    const { closest } = whoGets(buildMatchReferral(referral), [marketplace(1, { riskAppetite })]);
    expect(closest[0]?.failed.map(({ reason }) => reason)).toEqual([reason]);
  });

  it('has a reason of at most three words for every rule, the switch first', () => {
    expect(matchRules.map(({ id }) => id).filter((id) => id in reasons)).toEqual(
      expect.arrayContaining(Object.keys(reasons)),
    );
    expect(matchRules[0]?.id).toBe('enabled');
    for (const reason of Object.values(reasons)) expect(reason.split(' ').length).toBeLessThanOrEqual(3);
    const several = whoGets(
      buildMatchReferral({ email: null, phone: null }),
      [marketplace(1)],
      englishMatches,
    );
    expect(several.closest[0]?.failed[0]).toMatchObject({ id: 'required', reason: undefined });
  });
});
