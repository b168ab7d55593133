import { knownCodes, type MarketplaceReference } from '../fields/field.ts';
import { joinList, parseNaics } from '../fields/lists.ts';
import { memoize } from '../fields/memoize.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';
import type { NaicsMode } from '../fields/wireValues.ts';

/** The fields that define the accepted industry codes. Only meaningful together. */
export type NaicsValues = Pick<MarketplaceFormValues, 'naicsMode' | 'naicsCodes' | 'unlistedNaics'>;

/** Returns only the fields that define the accepted industry codes. */
export const pickNaics = ({ naicsMode, naicsCodes, unlistedNaics }: NaicsValues): NaicsValues => ({
  naicsMode,
  naicsCodes,
  unlistedNaics,
});

const complementOf = memoize(
  (text: string, unlisted: readonly string[], known: ReadonlySet<string>): readonly string[] => {
    const included = new Set(parseNaics(text).codes);
    return [...known, ...unlisted].filter((code) => !included.has(code));
  },
);

/**
 * Returns the industry codes that a marketplace excludes, or undefined in include mode while the known codes aren't
 * loaded.
 */
export function excludedCodes(
  { naicsMode, naicsCodes, unlistedNaics }: NaicsValues,
  reference: MarketplaceReference,
): readonly string[] | undefined {
  if (naicsMode === 'exclude') return parseNaics(naicsCodes).codes;
  const known = knownCodes(reference);
  return known && complementOf(naicsCodes, unlistedNaics, known);
}

/** Switches the mode and rewrites the text so that its meaning stays the same. Malformed items are kept as they are. */
export function switchNaicsMode(
  values: NaicsValues,
  mode: NaicsMode,
  reference: MarketplaceReference,
): NaicsValues {
  const known = knownCodes(reference);
  const excluded = excludedCodes(values, reference);
  if (mode === values.naicsMode || known === undefined || excluded === undefined) return values;
  const { malformed } = parseNaics(values.naicsCodes);
  const excludedSet = new Set(excluded);
  const codes = mode === 'exclude' ? excluded : [...known].filter((code) => !excludedSet.has(code));
  return {
    naicsMode: mode,
    naicsCodes: joinList([...codes, ...malformed]),
    unlistedNaics: mode === 'exclude' ? [] : excluded.filter((code) => !known.has(code)),
  };
}
