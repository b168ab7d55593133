import type * as en from '../messages/en.ts';
import { type CategoryKey, categories, categoryOf } from './categoryOf.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { type Finding, failed, passed, unknown } from './matchRule.ts';

type Bound = number | null | undefined;
type Texts = typeof en.findings;

/** A number and its inclusive bounds. A missing bound is no limit. */
export interface RangeFacts {
  readonly value: number | null;
  readonly min: Bound;
  readonly max: Bound;
  /** Name of the measured fact, e.g. 'number of employees'. */
  readonly what: string;
  /** Formats a number, e.g. '12 employees'. */
  readonly words: (value: number) => string;
  readonly t: Texts;
}

/** Whether a range limits anything. */
export const isRange = (min: Bound, max: Bound) => min != null || max != null;

/** Checks a number against a range. */
export function checkRange({ value, min, max, what, words, t }: RangeFacts): Finding {
  if (!isRange(min, max)) return passed(t.any(what));
  if (value === null) return unknown(() => t.notSaid(what));
  if (min != null && value < min) return failed(() => t.below(words(value), words(min)));
  if (max != null && value > max) return failed(() => t.above(words(value), words(max)));
  return passed(() => t.within(words(value)));
}

/** A yes/no question, and which answers are accepted. */
export interface AnswerCheck {
  /** The referral's answer. Null if unknown. */
  readonly answer: boolean | null;
  readonly acceptsYes: boolean | null | undefined;
  readonly acceptsNo: boolean | null | undefined;
  /** Names for people who answer yes and for people who answer no, e.g. 'insured' and 'uninsured'. */
  readonly words: readonly [yes: string, no: string];
  /** The unanswered question, e.g. 'whether the consumer is insured'. */
  readonly question: string;
  readonly t: Texts;
}

/** Checks an answer against the switches that accept yes and no. */
export function checkAnswer({ answer, acceptsYes, acceptsNo, words, question, t }: AnswerCheck): Finding {
  const [yes, no] = words;
  if (acceptsYes && acceptsNo) return passed(t.acceptsBoth(yes, no));
  if (!acceptsYes && !acceptsNo) return failed(t.acceptsNeither(yes, no));
  if (answer === null) return unknown(t.answerUnknown(question));
  const word = answer ? yes : no;
  return (answer ? acceptsYes : acceptsNo) ? passed(t.accepts(word)) : failed(t.rejects(word));
}

const yesNo: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** Parses a referral's answer. Returns null if it's neither yes nor no. */
export const parseAnswer = (text: string | null) => yesNo[text?.trim().toLowerCase() ?? ''] ?? null;

/**
 * Applies a rule to some categories only. Without a known category, the finding is `unknown`, unless the rule passes
 * for all of these categories.
 */
export function forCategories(
  applicable: readonly CategoryKey[],
  referral: MatchReferral,
  t: Texts,
  check: (category: CategoryKey) => Finding,
): Finding {
  const category = categoryOf(referral);
  if (category !== undefined) {
    return applicable.includes(category)
      ? check(category)
      : passed(t.notOfCategory(t[categories[category].name]));
  }
  const findings = applicable.map(check);
  return findings.every(({ verdict }) => verdict === 'passed')
    ? passed(t.nothingRuledOut)
    : unknown(t.mayNotApply(referral.category));
}
