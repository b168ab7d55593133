import type { Readiness } from './readiness.ts';

/** A checklist in two words: 'Ready', '2 to do'. */
export function readinessWords({ isReady, checks }: Readiness): string {
  return isReady ? 'Ready' : `${checks.filter(({ state }) => state === 'missing').length} to do`;
}

/** A checklist in a sentence for screen readers, with the same words: 'Ready to receive? 2 to do.' */
export const readinessSentence = (readiness: Readiness): string =>
  `Ready to receive? ${readiness.isReady ? 'Yes' : readinessWords(readiness)}.`;
