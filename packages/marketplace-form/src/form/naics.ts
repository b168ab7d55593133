import { joinList, splitList } from './lists.ts';
import { knownCodes, type MarketplaceReference } from './reference.ts';
import type { MarketplaceFormValues, NaicsMode } from './values.ts';

/** The fields that say which industry codes are taken; they mean something only together. */
export type NaicsValues = Pick<MarketplaceFormValues, 'naicsMode' | 'naicsCodes' | 'unlistedNaics'>;

const sixDigits = /^\d{6}$/;

/** The items of a NAICS text: codes, and what is no code. */
export function readNaics(text: string): {
  readonly codes: readonly string[];
  readonly malformed: readonly string[];
} {
  const items = splitList(text);
  return {
    codes: [...new Set(items.filter((item) => sixDigits.test(item)))],
    malformed: items.filter((item) => !sixDigits.test(item)),
  };
}

/**
 * The codes a marketplace leaves out (MKS-12, MKS-13). Undefined in include mode without the known codes: then
 * nobody can say (MKI-26).
 */
export function excludedCodes(
  values: NaicsValues,
  reference: MarketplaceReference,
): readonly string[] | undefined {
  const { codes } = readNaics(values.naicsCodes);
  if (values.naicsMode === 'exclude') return codes;
  const known = knownCodes(reference);
  if (known === undefined) return undefined;
  const included = new Set(codes);
  return [...known, ...values.unlistedNaics].filter((code) => !included.has(code));
}

/** Changes the mode and rewrites the text so that its meaning stays; what is no code stays as it is (MKI-25). */
export function switchNaicsMode(
  values: NaicsValues,
  mode: NaicsMode,
  reference: MarketplaceReference,
): NaicsValues {
  const known = knownCodes(reference);
  const excluded = excludedCodes(values, reference);
  if (mode === values.naicsMode || known === undefined || excluded === undefined) return values;
  const { malformed } = readNaics(values.naicsCodes);
  const left = new Set(excluded);
  const codes = mode === 'exclude' ? excluded : [...known].filter((code) => !left.has(code));
  return {
    naicsMode: mode,
    naicsCodes: joinList([...codes, ...malformed]),
    unlistedNaics: mode === 'exclude' ? [] : excluded.filter((code) => !known.has(code)),
  };
}
