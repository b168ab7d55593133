import * as en from '../messages/en.ts';
import type { ClauseId } from '../values/contract.ts';
import { clauseOfRule } from './clauseOfRule.ts';
import { appetiteRules, blockersOf, type ExplainedRule, type MatchExplanation } from './explainMatch.ts';
import type { MatchReferral } from './MatchReferral.ts';
import type { MatchRuleId } from './matchRule.ts';

/** The counts of one appetite rule for a sample. */
export interface RuleTally {
  readonly id: MatchRuleId;
  readonly name: string;
  /** Referrals that fail this rule, whatever other rules they fail. */
  readonly failed: number;
  /** Referrals that fail only this rule and would match without it. */
  readonly failedAlone: number;
  /** Referrals for which the rule is unknown. */
  readonly unknown: number;
}

/** A referral that fails no appetite rule. */
export interface Match {
  readonly referral: MatchReferral;
  /** Rules that are unknown for the referral. If one of them fails, the referral doesn't match. */
  readonly unknown: readonly ExplainedRule[];
}

/** A referral that fails exactly one rule, or only rules of one sentence. */
export interface NearMiss {
  readonly referral: MatchReferral;
  /** The rule that it fails, or the first of them. */
  readonly rule: ExplainedRule;
}

/** The referrals that one sentence alone filters out. */
export interface ExcludedReferrals {
  /** Number of referrals that would match without the sentence. */
  readonly count: number;
  /** The first few of these referrals. */
  readonly nearMisses: readonly NearMiss[];
}

/** The result of testing settings on a sample. */
export interface Tally {
  /** Number of referrals tested. */
  readonly count: number;
  /** Ids of the referrals that fail no rule. */
  readonly matched: ReadonlySet<string>;
  /** Number of these that have an unknown fact and so may not match. */
  readonly unsure: number;
  /** All appetite rules, in order. */
  readonly rules: readonly RuleTally[];
  /** The first few matches. */
  readonly matches: readonly Match[];
  /** The first few referrals that fail exactly one rule. */
  readonly nearMisses: readonly NearMiss[];
  /** The referrals that each sentence alone filters out. Sentences that filter out none are missing. */
  readonly excluded: ReadonlyMap<ClauseId, ExcludedReferrals>;
}

/** Maximum number of matches and near misses kept as examples. */
const maxExamples = 5;

/** Creates a tally that counts explanations one referral at a time. */
export function createTally(names = en.ruleNames) {
  const counts = new Map(appetiteRules.map(({ id }) => [id, { failed: 0, failedAlone: 0, unknown: 0 }]));
  const matched = new Set<string>();
  const matches: Match[] = [];
  const nearMisses: NearMiss[] = [];
  const excluded = new Map<ClauseId, { count: number; nearMisses: NearMiss[] }>();
  let [count, unsure] = [0, 0];

  const addMatch = (referral: MatchReferral, unknown: readonly ExplainedRule[]) => {
    matched.add(referral.opportunityId);
    if (unknown.length > 0) unsure += 1;
    if (matches.length < maxExamples) matches.push({ referral, unknown });
  };
  const addExcluded = (referral: MatchReferral, blockers: readonly ExplainedRule[]) => {
    const [clause, ...others] = new Set(blockers.map(({ id }) => clauseOfRule(id, referral)));
    const [rule] = blockers;
    if (clause === undefined || rule === undefined || others.length > 0) return;
    const entry = excluded.get(clause) ?? { count: 0, nearMisses: [] };
    entry.count += 1;
    if (entry.nearMisses.length < maxExamples) entry.nearMisses.push({ referral, rule });
    excluded.set(clause, entry);
  };
  return {
    /** Adds a referral. */
    add(referral: MatchReferral, { rules }: MatchExplanation) {
      count += 1;
      const blockers = blockersOf(rules);
      const unknown = rules.filter(({ verdict }) => verdict === 'unknown');
      for (const rule of rules) {
        const entry = counts.get(rule.id);
        if (!entry || rule.verdict === 'passed') continue;
        entry[rule.verdict] += 1;
      }
      const [first, ...others] = blockers;
      if (!first) return addMatch(referral, unknown);
      addExcluded(referral, blockers);
      if (others.length > 0) return;
      const entry = counts.get(first.id);
      if (entry) entry.failedAlone += 1;
      if (nearMisses.length < maxExamples) nearMisses.push({ referral, rule: first });
    },
    /** Returns the counts so far. */
    result: (): Tally => ({
      count,
      matched,
      unsure,
      matches,
      nearMisses,
      excluded,
      rules: appetiteRules.map(({ id }) => ({
        id,
        name: names[id],
        failed: 0,
        failedAlone: 0,
        unknown: 0,
        ...counts.get(id),
      })),
    }),
  };
}
