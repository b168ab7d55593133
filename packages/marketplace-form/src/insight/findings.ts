import { type CategoryKey, categories, categoryOf, withoutCategory } from './categoryOf.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { type Finding, failed, passed, unknown } from './matchRule.ts';

type Bound = number | null | undefined;

/** A number within bounds, both included; a blank bound is no limit. */
export interface RangeFacts {
  readonly value: number | null;
  readonly min: Bound;
  readonly max: Bound;
  /** What is measured, e.g. 'number of employees'. */
  readonly what: string;
  /** Puts a number into words, e.g. '12 employees'. */
  readonly words: (value: number) => string;
}

/** Whether a range limits anything. */
export const isRange = (min: Bound, max: Bound) => min != null || max != null;

/** What a range says of a number. */
export function rangeFinding({ value, min, max, what, words }: RangeFacts): Finding {
  if (!isRange(min, max)) return passed(`Any ${what} is accepted.`);
  if (value === null) return unknown(() => `The referral does not say its ${what}.`);
  if (min != null && value < min)
    return failed(() => `${words(value)} is below the minimum of ${words(min)}.`);
  if (max != null && value > max)
    return failed(() => `${words(value)} is above the maximum of ${words(max)}.`);
  return passed(() => `${words(value)} is within the limits.`);
}

/** A question with two answers, each accepted or not. */
export interface AnswerCheck {
  /** What the referral answers; null is unknown. */
  readonly answer: boolean | null;
  readonly acceptsYes: boolean | null | undefined;
  readonly acceptsNo: boolean | null | undefined;
  /** Those who answer yes, and those who answer no, e.g. 'insured' and 'uninsured'. */
  readonly words: readonly [yes: string, no: string];
  /** What the referral does not say, e.g. 'whether it is insured'. */
  readonly question: string;
}

/** What two switches say of an answer. */
export function answerFinding({ answer, acceptsYes, acceptsNo, words, question }: AnswerCheck): Finding {
  const [yes, no] = words;
  if (acceptsYes && acceptsNo) return passed(`Accepts both ${yes} and ${no}.`);
  if (!acceptsYes && !acceptsNo) return failed(`Accepts neither ${yes} nor ${no}.`);
  if (answer === null) return unknown(`The referral does not say ${question}.`);
  const word = answer ? yes : no;
  return (answer ? acceptsYes : acceptsNo) ? passed(`Accepts ${word}.`) : failed(`Does not accept ${word}.`);
}

const yesNo: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** An answer of a referral; null where it is neither yes nor no. */
export const readAnswer = (text: string | null) => yesNo[text?.trim().toLowerCase() ?? ''] ?? null;

/** Asks a rule only of some categories; without a known category nobody can say whether it is asked. */
export function onlyOf(
  asked: readonly CategoryKey[],
  referral: MatchReferral,
  check: (category: CategoryKey) => Finding,
): Finding {
  const category = categoryOf(referral);
  if (category !== undefined) {
    return asked.includes(category)
      ? check(category)
      : passed(`Not asked of ${categories[category].name} referrals.`);
  }
  const findings = asked.map(check);
  return findings.every(({ verdict }) => verdict === 'passed')
    ? passed('Nothing here is ruled out.')
    : unknown(`${withoutCategory(referral)}, so it cannot be known whether this is asked.`);
}
