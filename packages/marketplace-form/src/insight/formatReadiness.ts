import * as en from '../messages/en.ts';
import type { Readiness } from './readiness.ts';

const countMissing = ({ checks }: Readiness) => checks.filter(({ state }) => state === 'missing').length;

/** Summarizes a checklist in a few words: 'Ready', '2 steps left'. */
export function formatReadiness(readiness: Readiness, t = en.readinessTexts): string {
  const count = countMissing(readiness);
  return count === 0 ? t.ready : t.left(count);
}

/** Summarizes a checklist in a sentence: 'Ready to receive referrals.', 'Setup: 2 steps left.' */
export const readinessSentence = (readiness: Readiness, t = en.readinessTexts): string =>
  readiness.isReady ? t.readySentence : t.setupSentence(formatReadiness(readiness, t));
