import { countWords } from '../explain/words.ts';
import type { Readiness } from './readiness.ts';

/** A checklist in two words: 'Ready', '2 to do'. */
export function readinessWords({ isReady, checks }: Readiness): string {
  return isReady ? 'Ready' : `${checks.filter(({ state }) => state === 'missing').length} to do`;
}

/** A checklist in a sentence for screen readers: 'Ready to receive? 2 things to do.' */
export function readinessSentence({ isReady, checks }: Readiness): string {
  const count = checks.filter(({ state }) => state === 'missing').length;
  return `Ready to receive? ${isReady ? 'Yes.' : `${countWords(count, 'thing')} to do.`}`;
}
