import type { MatchReferral } from './MatchReferral.ts';
import type { MatchTerms } from './matchTerms.ts';

/** The possible verdicts of a rule: passed, failed, or unknown if a fact is missing. */
export const matchVerdicts = ['passed', 'failed', 'unknown'] as const;
/** One of `matchVerdicts`. */
export type MatchVerdict = (typeof matchVerdicts)[number];

/** The ids of all rules of `explainMatch`, in the order of the explanation. */
export const matchRuleIds = [
  'source',
  'state',
  'category',
  'line',
  'naics',
  'employees',
  'years',
  'premium',
  'insured',
  'deathBenefit',
  'medical',
  'tobacco',
  'required',
  'warmTransfer',
  'price',
  'enabled',
  'target',
  'limits',
  'days',
  'hours',
] as const;
/** One of `matchRuleIds`. */
export type MatchRuleId = (typeof matchRuleIds)[number];

/** The verdict of a rule, and the reason. */
export interface Finding {
  /** Passed, failed or unknown. */
  readonly verdict: MatchVerdict;
  /** The reason, in one plain sentence. */
  readonly text: string;
}

/** How many referrals a marketplace has received in each period that its limits count. A missing count is unknown. */
export interface DeliveredCounts {
  /** In the current hour. */
  readonly hour?: number;
  /** On the current day. */
  readonly day?: number;
  /** In the current week. */
  readonly week?: number;
  /** In the current month. */
  readonly month?: number;
}

/** The time of a match, and the referrals delivered before it. */
export interface MatchMoment {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Referrals that the marketplace received before. */
  readonly delivered: DeliveredCounts;
}

/** A rule: a pure function with its id and kind. */
export interface MatchRule {
  readonly id: MatchRuleId;
  /** `appetite` decides whether a referral matches, `delivery` when it is delivered. */
  readonly kind: 'appetite' | 'delivery';
  /** Checks a referral. */
  readonly check: (referral: MatchReferral, terms: MatchTerms, moment: MatchMoment) => Finding;
}

/** A rule of the appetite. Its finding doesn't depend on time. */
export interface AppetiteRule extends MatchRule {
  readonly kind: 'appetite';
  /** All facts of a referral that the verdict depends on, combined into one value. Equal values have equal verdicts. */
  readonly facts: (referral: MatchReferral) => string | number | boolean | null | undefined;
}

/**
 * A sentence, or a function that returns it on demand. Most findings are only counted, so their sentence is never
 * needed.
 */
type Words = string | (() => string);

class LazyFinding implements Finding {
  readonly verdict: MatchVerdict;
  readonly #words: Words;

  constructor(verdict: MatchVerdict, words: Words) {
    this.verdict = verdict;
    this.#words = words;
  }

  get text(): string {
    return typeof this.#words === 'string' ? this.#words : this.#words();
  }
}

/** Returns a finding with the verdict `passed`. */
export const passed = (words: Words): Finding => new LazyFinding('passed', words);
/** Returns a finding with the verdict `failed`. */
export const failed = (words: Words): Finding => new LazyFinding('failed', words);
/** Returns a finding with the verdict `unknown`. */
export const unknown = (words: Words): Finding => new LazyFinding('unknown', words);
