import type { Readiness } from './readiness.ts';

const missing = ({ checks }: Readiness) => checks.filter(({ state }) => state === 'missing').length;

/** A checklist in two words: 'Ready', '2 steps left'. */
export function readinessWords(readiness: Readiness): string {
  const count = missing(readiness);
  return count === 0 ? 'Ready' : `${count} ${count === 1 ? 'step' : 'steps'} left`;
}

/** A checklist in a sentence: 'Ready to receive referrals.', 'Setup: 2 steps left.' */
export const readinessSentence = (readiness: Readiness): string =>
  readiness.isReady ? 'Ready to receive referrals.' : `Setup: ${readinessWords(readiness)}.`;
