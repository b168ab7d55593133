import type { Referral } from './referral.ts';

/**
 * Merges several responses about one referral, oldest first. A field that a newer response leaves out, e.g. because the
 * user may not see it, keeps its earlier value. Returns null if there are no responses.
 */
export function mergeDetails(versions: readonly (Referral | null)[]): Referral | null {
  const [first, ...newer] = versions.filter((answer) => answer !== null);
  if (!first) return null;
  let merged = first;
  for (const version of newer) merged = { ...merged, ...pickKnown(version) };
  return merged;
}

const pickKnown = (referral: Referral): Partial<Referral> =>
  Object.fromEntries(Object.entries(referral).filter(([, value]) => isKnown(value)));

const isKnown = (value: Referral[keyof Referral]) =>
  typeof value === 'object' ? value !== null && value.length > 0 : value !== false && value !== 'Undefined';
