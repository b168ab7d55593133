import type { MatchReferral } from './MatchReferral.ts';
import type { MatchTerms } from './matchTerms.ts';

/** What a rule says of a referral: it passes, it fails, or the facts at hand cannot tell. */
export const matchVerdicts = ['passed', 'failed', 'unknown'] as const;
/** One of `matchVerdicts`. */
export type MatchVerdict = (typeof matchVerdicts)[number];

/** Every rule of `explainMatch`, in the order in which it explains them. */
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

/** What a rule found, and why. */
export interface Finding {
  /** Passed, failed, or not to be known. */
  readonly verdict: MatchVerdict;
  /** Why, in one plain sentence. */
  readonly text: string;
}

/** How many referrals a marketplace got so far in the periods its limits count; what is missing is not known. */
export interface DeliveredSoFar {
  /** In this hour. */
  readonly hour?: number;
  /** On this day. */
  readonly day?: number;
  /** In this week. */
  readonly week?: number;
  /** In this month. */
  readonly month?: number;
}

/** The moment of a match, and what is known of it. */
export interface MatchMoment {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What the marketplace got before it. */
  readonly delivered: DeliveredSoFar;
}

/** One rule: a pure function and how it is called. */
export interface MatchRule {
  readonly id: MatchRuleId;
  /** `appetite` decides whether a referral matches, `delivery` when it is delivered. */
  readonly kind: 'appetite' | 'delivery';
  /** What it finds. */
  readonly check: (referral: MatchReferral, terms: MatchTerms, moment: MatchMoment) => Finding;
}

/** A rule of the appetite: what it finds depends on no moment. */
export interface AppetiteRule extends MatchRule {
  readonly kind: 'appetite';
  /** All facts of a referral that the verdict depends on, as one value: equal values, equal verdicts. */
  readonly facts: (referral: MatchReferral) => string | number | boolean | null | undefined;
}

/** A sentence, or a function that writes it when somebody reads it: most findings are only counted. */
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

/** The rule holds. */
export const passed = (words: Words): Finding => new LazyFinding('passed', words);
/** The rule is broken. */
export const failed = (words: Words): Finding => new LazyFinding('failed', words);
/** Nobody can tell from what is at hand. */
export const unknown = (words: Words): Finding => new LazyFinding('unknown', words);
