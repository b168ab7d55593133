import { billedPriceMode } from '@advantage/marketplace-form/internal/values';
import type { Marketplace, NewMarketplace } from '@advantage/marketplace-form/wire';
import { appetiteRules } from './appetiteRules.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { type MatchRuleId, matchTerms } from './matchRule.ts';
import { processInChunks, type SliceOptions } from './processInChunks.ts';

/** Verdicts as numbers. The combined verdict of several rules is the lowest of theirs. */
export const verdictCodes = { failed: 0, unknown: 1, passed: 2 } as const;

/** Marks a verdict that isn't computed yet. */
const notComputed = 255;

/** Rules that reject the most referrals run first, so that the others are often skipped. */
const selectiveRules: readonly MatchRuleId[] = ['state', 'line', 'category'];

/** Returns the verdict of the referral at an index, as one of `verdictCodes`. */
export type VerdictEvaluator = (index: number) => number;

/**
 * Prepares a sample for matching with many marketplaces. Many referrals share the facts that a rule reads, so it runs
 * once for all of them, and its verdicts are cached in tables. They are the same as those of `createMatcher`.
 */
export function createEvaluators(
  referrals: readonly MatchReferral[],
): (marketplace: NewMarketplace) => VerdictEvaluator {
  const isSelective = (id: MatchRuleId) => Number(selectiveRules.includes(id));
  const columns = appetiteRules
    .toSorted((a, b) => isSelective(b.id) - isSelective(a.id))
    .map(({ check, facts }) => {
      const firsts = new Map<unknown, number>();
      /** The index of the first referral with the same facts, for each referral. */
      const examples = Int32Array.from(referrals, (referral, index) => {
        const key = facts(referral);
        const first = firsts.get(key) ?? index;
        firsts.set(key, first);
        return first;
      });
      return { check, examples };
    });
  return (marketplace) => {
    const terms = matchTerms(marketplace);
    const tables = columns.map((column) => ({
      ...column,
      verdicts: new Uint8Array(referrals.length).fill(notComputed),
    }));
    return (index) => {
      let verdict: number = verdictCodes.passed;
      for (const { check, examples, verdicts } of tables) {
        const example = examples[index] ?? index;
        const referral = referrals[example];
        if (verdicts[example] === notComputed && referral)
          verdicts[example] = verdictCodes[check(referral, terms)?.verdict ?? 'passed'];
        verdict = Math.min(verdict, verdicts[example] ?? verdictCodes.failed);
        if (verdict === verdictCodes.failed) break;
      }
      return verdict;
    };
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
  const createEvaluator = createEvaluators(referrals);
  const verdictsById = new Map<number, Verdicts>();
  const add = (marketplace: Marketplace) => {
    const { id, riskAppetite } = marketplace;
    const needsConsent = marketplace.oneToOneConsentRequired === true;
    const cached = riskAppetite && cache.get(riskAppetite);
    if (cached?.needsConsent === needsConsent) {
      verdictsById.set(id, cached.verdicts);
      return;
    }
    const judge = createEvaluator(marketplace);
    const verdicts = new Uint8Array(referrals.length).map((_, index) => judge(index));
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
