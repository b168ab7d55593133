import { readNaics } from '../fields/lists.ts';
import type { IndustryCode } from '../fields/reference.ts';
import type { NaicsMode } from '../fields/wireValues.ts';

const count = (number: number, noun: string) =>
  `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;

/** What a NAICS text amounts to: '5 codes, 1 not known' or '52 of 55 codes accepted'. */
export function naicsNote(
  mode: NaicsMode,
  text: string,
  industryCodes: readonly IndustryCode[] | undefined,
): string {
  const { codes } = readNaics(text);
  if (!industryCodes) return count(codes.length, 'code');
  const known = new Set(industryCodes.map(({ code }) => code));
  const unknown = codes.filter((code) => !known.has(code)).length;
  if (mode === 'include') {
    return `${(codes.length - unknown).toLocaleString('en-US')} of ${count(known.size, 'code')} accepted`;
  }
  return [count(codes.length, 'code'), unknown > 0 && `${unknown} not known`].filter(Boolean).join(', ');
}
