import type { NewMarketplace } from '@advantage/marketplace-form/wire';
import { appetiteRules } from './appetiteRules.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { type MatchRuleId, matchTerms } from './matchRule.ts';

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
