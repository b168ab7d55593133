import type * as en from '../messages/en.ts';
import { type CategoryKey, categories, categoryOf } from './categoryOf.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { type Finding, failed, passed, unknown } from './matchRule.ts';

type Bound = number | null | undefined;
type Texts = typeof en.findings;

/** A number within bounds, both included; a blank bound is no limit. */
export interface RangeFacts {
  readonly value: number | null;
  readonly min: Bound;
  readonly max: Bound;
  /** What is measured, e.g. 'number of employees'. */
  readonly what: string;
  /** Puts a number into words, e.g. '12 employees'. */
  readonly words: (value: number) => string;
  readonly t: Texts;
}

/** Whether a range limits anything. */
export const isRange = (min: Bound, max: Bound) => min != null || max != null;

/** What a range says of a number. */
export function rangeFinding({ value, min, max, what, words, t }: RangeFacts): Finding {
  if (!isRange(min, max)) return passed(t.any(what));
  if (value === null) return unknown(() => t.notSaid(what));
  if (min != null && value < min) return failed(() => t.below(words(value), words(min)));
  if (max != null && value > max) return failed(() => t.above(words(value), words(max)));
  return passed(() => t.within(words(value)));
}

/** A question with two answers, each accepted or not. */
export interface AnswerFacts {
  /** What the referral answers; null is unknown. */
  readonly answer: boolean | null;
  readonly acceptsYes: boolean | null | undefined;
  readonly acceptsNo: boolean | null | undefined;
  /** Those who answer yes, and those who answer no, e.g. 'insured' and 'uninsured'. */
  readonly words: readonly [yes: string, no: string];
  /** What the referral does not say, e.g. 'whether the consumer is insured'. */
  readonly question: string;
  readonly t: Texts;
}

/** What two switches say of an answer. */
export function answerFinding({ answer, acceptsYes, acceptsNo, words, question, t }: AnswerFacts): Finding {
  const [yes, no] = words;
  if (acceptsYes && acceptsNo) return passed(t.acceptsBoth(yes, no));
  if (!acceptsYes && !acceptsNo) return failed(t.acceptsNeither(yes, no));
  if (answer === null) return unknown(t.answerUnknown(question));
  const word = answer ? yes : no;
  return (answer ? acceptsYes : acceptsNo) ? passed(t.accepts(word)) : failed(t.rejects(word));
}

const yesNo: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** An answer of a referral; null where it is neither yes nor no. */
export const readAnswer = (text: string | null) => yesNo[text?.trim().toLowerCase() ?? ''] ?? null;

/** Asks a rule only of some categories; without a known category nobody can say whether it is asked. */
export function onlyOf(
  asked: readonly CategoryKey[],
  referral: MatchReferral,
  t: Texts,
  check: (category: CategoryKey) => Finding,
): Finding {
  const category = categoryOf(referral);
  if (category !== undefined) {
    return asked.includes(category) ? check(category) : passed(t.notOfCategory(t[categories[category].name]));
  }
  const findings = asked.map(check);
  return findings.every(({ verdict }) => verdict === 'passed')
    ? passed(t.nothingRuledOut)
    : unknown(t.mayNotApply(referral.category));
}
