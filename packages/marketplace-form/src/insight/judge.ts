import type { NewMarketplace } from '../wire/marketplace.ts';
import { appetiteRules } from './explainMatch.ts';
import type { MatchReferral } from './MatchReferral.ts';
import type { AppetiteRule, MatchRuleId, MatchVerdict } from './matchRule.ts';
import { matchTerms } from './matchTerms.ts';

/** A verdict as a number: the verdict of several rules is the least of theirs. */
export const verdictCodes = { failed: 0, unknown: 1, passed: 2 } as const satisfies Record<
  MatchVerdict,
  number
>;

/** Not asked yet. */
const unasked = 255;

/** The facts that a rule reads, for a whole sample: most referrals share them, and one answer is enough for all of these. */
interface FactColumn {
  readonly check: AppetiteRule['check'];
  /** Which facts the referral at an index has. */
  readonly facts: Int32Array;
  /** A referral with each of the facts. */
  readonly examples: readonly MatchReferral[];
}

function factColumn(
  { check, facts: factsOf }: AppetiteRule,
  referrals: readonly MatchReferral[],
): FactColumn {
  const known = new Map<unknown, number>();
  const examples: MatchReferral[] = [];
  const facts = Int32Array.from(referrals, (referral) => {
    const key = factsOf(referral);
    const place = known.get(key) ?? examples.length;
    if (place === examples.length) {
      known.set(key, place);
      examples.push(referral);
    }
    return place;
  });
  return { check, facts, examples };
}

/** The rules that keep most referrals out are asked first: the others are then not asked at all. */
const first: readonly MatchRuleId[] = ['state', 'line', 'category'];

/** Gives the verdict of the referral at an index, as one of `verdictCodes`. */
export type Judge = (index: number) => number;

const moment = { at: 0, delivered: {} };

/**
 * Prepares a sample to be judged by many marketplaces: each rule is asked once for all referrals that are alike in what it
 * reads, and answers come from tables. The verdicts are those of `explainMatch`.
 */
export function createJudges(referrals: readonly MatchReferral[]): (marketplace: NewMarketplace) => Judge {
  const isFirst = ({ id }: AppetiteRule) => first.includes(id);
  const columns = [...appetiteRules]
    .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    .map((rule) => factColumn(rule, referrals));
  return (marketplace) => {
    const terms = matchTerms(marketplace);
    const rules = columns.map(({ check, facts, examples }) => {
      const table = new Uint8Array(examples.length).fill(unasked);
      const ask = (fact: number) => {
        const example = examples[fact];
        const verdict = example ? verdictCodes[check(example, terms, moment).verdict] : verdictCodes.failed;
        table[fact] = verdict;
        return verdict;
      };
      return { facts, table, ask };
    });
    return (index) => {
      let verdict: number = verdictCodes.passed;
      for (const { facts, table, ask } of rules) {
        const fact = facts[index] ?? 0;
        const known = table[fact] ?? unasked;
        const found = known === unasked ? ask(fact) : known;
        if (found < verdict) verdict = found;
        if (verdict === verdictCodes.failed) break;
      }
      return verdict;
    };
  };
}
