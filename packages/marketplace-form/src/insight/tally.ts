import * as en from '../messages/en.ts';
import type { ClauseId } from '../values/contract.ts';
import { clauseOfRule } from './clauseOfRule.ts';
import { appetiteRules, blockersOf, type ExplainedRule, type MatchExplanation } from './explainMatch.ts';
import type { MatchReferral } from './MatchReferral.ts';
import type { MatchRuleId } from './matchRule.ts';

/** What one rule of the appetite did to the sample. */
export interface RuleTally {
  readonly id: MatchRuleId;
  readonly name: string;
  /** How many it left out, whatever else did. */
  readonly failed: number;
  /** How many it alone left out: without it they would have matched. */
  readonly failedAlone: number;
  /** Of how many it cannot be known. */
  readonly unknown: number;
}

/** A referral that fails no rule. */
export interface Match {
  readonly referral: MatchReferral;
  /** The rules that cannot be known of it: were they to fail, it would not match. */
  readonly unknown: readonly ExplainedRule[];
}

/** A referral that fails one rule and no other. */
export interface NearMiss {
  readonly referral: MatchReferral;
  /** The one rule that it fails. */
  readonly rule: ExplainedRule;
}

/** What one sentence of the contract alone keeps out. */
export interface ExcludedReferrals {
  /** How many referrals would match without it. */
  readonly count: number;
  /** The first few of them. */
  readonly nearMisses: readonly NearMiss[];
}

/** What settings do to a sample. */
export interface Tally {
  /** How many referrals were looked at. */
  readonly count: number;
  /** The ids of those that fail no rule. */
  readonly matched: ReadonlySet<string>;
  /** How many of them have a fact that cannot be known, so they may not match after all. */
  readonly unsure: number;
  /** Every rule of the appetite, in their order. */
  readonly rules: readonly RuleTally[];
  /** The first few that match. */
  readonly matches: readonly Match[];
  /** The first few that fail exactly one rule. */
  readonly nearMisses: readonly NearMiss[];
  /** What each sentence of the contract alone keeps out; sentences that keep out none are missing. */
  readonly excluded: ReadonlyMap<ClauseId, ExcludedReferrals>;
}

/** How many matches and near misses are kept to be shown. */
const shownCount = 5;

/** Counts explanations, one referral after the other. */
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
    if (matches.length < shownCount) matches.push({ referral, unknown });
  };
  const addExcluded = (referral: MatchReferral, blockers: readonly ExplainedRule[]) => {
    const [clause, ...others] = new Set(blockers.map(({ id }) => clauseOfRule(id, referral)));
    const [rule] = blockers;
    if (clause === undefined || rule === undefined || others.length > 0) return;
    const entry = excluded.get(clause) ?? { count: 0, nearMisses: [] };
    entry.count += 1;
    if (entry.nearMisses.length < shownCount) entry.nearMisses.push({ referral, rule });
    excluded.set(clause, entry);
  };
  return {
    /** Counts one in. */
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
      if (nearMisses.length < shownCount) nearMisses.push({ referral, rule: first });
    },
    /** What was counted so far. */
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
