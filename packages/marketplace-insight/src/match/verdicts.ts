import { billedPriceMode } from '@advantage/marketplace-form/internal/values';
import type { Marketplace, NewMarketplace } from '@advantage/marketplace-form/wire';
import type { MatchReferral } from './MatchReferral.ts';
import { appetiteRules, type MatchRule, type MatchRuleId, matchTerms } from './matchRules.ts';
import { processInChunks, type SliceOptions } from './processInChunks.ts';

/** Verdicts as numbers. The combined verdict of several rules is the lowest of theirs. */
export const verdictCodes = { failed: 0, unknown: 1, passed: 2 } as const;

/** Rules that reject the most referrals run first, so that the others are often skipped. */
const selectiveRules: readonly MatchRuleId[] = ['state', 'line', 'category'];
const isSelective = ({ id }: MatchRule) => selectiveRules.includes(id);
const rules = [...appetiteRules.filter(isSelective), ...appetiteRules.filter((rule) => !isSelective(rule))];

/**
 * Returns a function that judges many referrals for one marketplace. The verdict, one of `verdictCodes`, is that of
 * `createMatcher`, without the reasons.
 */
export function createJudge(marketplace: NewMarketplace): (referral: MatchReferral) => number {
  const terms = matchTerms(marketplace);
  return (referral) => {
    let verdict: number = verdictCodes.passed;
    for (const { check } of rules) {
      const finding = check(referral, terms);
      if (finding?.verdict === 'failed') return verdictCodes.failed;
      if (finding) verdict = verdictCodes.unknown;
    }
    return verdict;
  };
}

/** A marketplace's verdict for each referral of a sample. */
export type Verdicts = Uint8Array;

/** Cached verdicts, keyed by risk appetite. Changes to the order or to the on/off switch don't invalidate them. */
export type VerdictCache = WeakMap<object, { readonly needsConsent: boolean; readonly verdicts: Verdicts }>;

/**
 * Computes the verdicts of every marketplace for a sample, in time slices. Reuses verdicts from `cache`. Use a separate
 * cache for each sample.
 */
export async function computeVerdicts(
  marketplaces: readonly Marketplace[],
  referrals: readonly MatchReferral[],
  cache: VerdictCache,
  options?: SliceOptions,
): Promise<ReadonlyMap<number, Verdicts>> {
  const verdictsById = new Map<number, Verdicts>();
  const add = (marketplace: Marketplace) => {
    const { id, riskAppetite } = marketplace;
    const needsConsent = marketplace.oneToOneConsentRequired === true;
    const cached = riskAppetite && cache.get(riskAppetite);
    if (cached?.needsConsent === needsConsent) {
      verdictsById.set(id, cached.verdicts);
      return;
    }
    const verdicts = new Uint8Array(referrals.map(createJudge(marketplace)));
    verdictsById.set(id, verdicts);
    if (riskAppetite) cache.set(riskAppetite, { needsConsent, verdicts });
  };
  await processInChunks(marketplaces, add, options);
  return verdictsById;
}

/** Returns what a marketplace is billed for a referral, or undefined if the price is unknown. */
export function pricePaid(
  { type, applyDeliveredPrice, deliveredPrice, priceModifier }: Marketplace,
  { dynamicPrice }: Pick<MatchReferral, 'dynamicPrice'>,
): number | undefined {
  const mode = billedPriceMode(type, applyDeliveredPrice === true);
  if (mode === 'DELIVERED_PRICE' && deliveredPrice != null) return deliveredPrice;
  return dynamicPrice === null ? undefined : dynamicPrice * (priceModifier ?? 1);
}
