import type { FeatureFlag } from '../wire/featureFlag.ts';

/** Returns the flags whose name and description contain every word of a search, in any order and case. */
export function searchFlags<Flag extends FeatureFlag>(
  flags: readonly Flag[],
  search: string,
): readonly Flag[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return flags.filter(({ name, description }) => {
    const text = `${name} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
