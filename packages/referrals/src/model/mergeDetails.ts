import type { Referral } from './referral.ts';

/**
 * One referral out of what is known of it from several answers, the newest last. An answer that leaves a field out, as
 * those to readers who may not see it, takes nothing away. Null when nothing is known.
 */
export function mergeDetails(answers: readonly (Referral | null)[]): Referral | null {
  const [first, ...newer] = answers.filter((answer) => answer !== null);
  if (!first) return null;
  let merged = first;
  for (const answer of newer) merged = { ...merged, ...knownOf(answer) };
  return merged;
}

const knownOf = (referral: Referral): Partial<Referral> =>
  Object.fromEntries(Object.entries(referral).filter(([, value]) => isKnown(value)));

const isKnown = (value: Referral[keyof Referral]) =>
  typeof value === 'object' ? value !== null && value.length > 0 : value !== false && value !== 'Undefined';
