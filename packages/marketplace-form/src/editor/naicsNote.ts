import { parseNaics } from '../fields/lists.ts';
import type { IndustryCode } from '../fields/reference.ts';
import type { NaicsMode } from '../fields/wireValues.ts';
import * as en from '../messages/en.ts';

/** Summarizes a list of NAICS codes: '5 codes, 1 unknown' or '52 of 55 codes accepted'. */
export function naicsNote(
  mode: NaicsMode,
  text: string,
  industryCodes: readonly IndustryCode[] | undefined,
  t = en.controls,
): string {
  const { codes } = parseNaics(text);
  if (!industryCodes) return t.codes(codes.length);
  const known = new Set(industryCodes.map(({ code }) => code));
  const unknown = codes.filter((code) => !known.has(code)).length;
  if (mode === 'include') return t.codesAccepted(codes.length - unknown, known.size);
  return [t.codes(codes.length), unknown > 0 && t.codesUnknown(unknown)].filter(Boolean).join(', ');
}
