import type { NewMarketplace } from '@advantage/marketplace-form/wire';
import { appetiteRules } from './appetiteRules.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { type AppetiteRule, type MatchRuleId, type MatchVerdict, matchTerms } from './matchRule.ts';

/** Verdicts as numbers. The combined verdict of several rules is the lowest of theirs. */
export const verdictCodes = { failed: 0, unknown: 1, passed: 2 } as const satisfies Record<
  MatchVerdict,
  number
>;

/** Marks a verdict that isn't computed yet. */
const notComputed = 255;

/**
 * The facts that one rule reads, for a whole sample. Many referrals share the same facts, so the rule runs once for all
 * of them.
 */
interface FactColumn {
  readonly check: AppetiteRule['check'];
  /** The index in `examples` of each referral's facts. */
  readonly facts: Int32Array;
  /** One referral for each distinct set of facts. */
  readonly examples: readonly MatchReferral[];
}

function factColumn(
  { check, facts: getFacts }: AppetiteRule,
  referrals: readonly MatchReferral[],
): FactColumn {
  const indexByKey = new Map<unknown, number>();
  const examples: MatchReferral[] = [];
  const facts = Int32Array.from(referrals, (referral) => {
    const key = getFacts(referral);
    const exampleIndex = indexByKey.get(key) ?? examples.length;
    if (exampleIndex === examples.length) {
      indexByKey.set(key, exampleIndex);
      examples.push(referral);
    }
    return exampleIndex;
  });
  return { check, facts, examples };
}

/** Rules that reject the most referrals run first, so that the others are often skipped. */
const selectiveRules: readonly MatchRuleId[] = ['state', 'line', 'category'];

/** Returns the verdict of the referral at an index, as one of `verdictCodes`. */
export type VerdictEvaluator = (index: number) => number;

const anyMoment = { at: 0, delivered: {} };

/**
 * Prepares a sample for matching with many marketplaces. Each rule runs once for all referrals with the same facts, and
 * verdicts are cached in tables. The verdicts are the same as those of `explainMatch`.
 */
export function createEvaluators(
  referrals: readonly MatchReferral[],
): (marketplace: NewMarketplace) => VerdictEvaluator {
  const isSelective = ({ id }: AppetiteRule) => selectiveRules.includes(id);
  const columns = [...appetiteRules]
    .sort((a, b) => Number(isSelective(b)) - Number(isSelective(a)))
    .map((rule) => factColumn(rule, referrals));
  return (marketplace) => {
    const terms = matchTerms(marketplace);
    const rules = columns.map(({ check, facts, examples }) => {
      const table = new Uint8Array(examples.length).fill(notComputed);
      const compute = (fact: number) => {
        const example = examples[fact];
        const verdict = example
          ? verdictCodes[check(example, terms, anyMoment).verdict]
          : verdictCodes.failed;
        table[fact] = verdict;
        return verdict;
      };
      return { facts, table, compute };
    });
    return (index) => {
      let verdict: number = verdictCodes.passed;
      for (const { facts, table, compute } of rules) {
        const fact = facts[index] ?? 0;
        const cached = table[fact] ?? notComputed;
        const ruleVerdict = cached === notComputed ? compute(fact) : cached;
        if (ruleVerdict < verdict) verdict = ruleVerdict;
        if (verdict === verdictCodes.failed) break;
      }
      return verdict;
    };
  };
}
