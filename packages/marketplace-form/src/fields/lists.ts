import { memoize } from './memoize.ts';

/** Splits comma-separated text into trimmed items. Blank text has no items. */
export const splitList = memoize((text: string): readonly string[] =>
  text.trim() === '' ? [] : text.split(',').map((item) => item.trim()),
);

export const joinList = (items: readonly string[]) => items.join(', ');

/** Returns the items that occur more than once, ignoring case. Each is spelled as in its first occurrence. */
export function findDuplicates(items: readonly string[]): string[] {
  const first = new Map<string, string>();
  const repeated = new Set<string>();
  for (const item of items) {
    const key = item.toLowerCase();
    const firstSpelling = first.get(key);
    if (firstSpelling === undefined) first.set(key, item);
    else repeated.add(firstSpelling);
  }
  return [...repeated];
}

/** Whether two lists contain the same items, in any order. */
export function areItemsEqual(a: readonly string[], b: readonly string[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  if (a.every((item, index) => item === b[index])) return true;
  const [left, right] = [[...a].sort(), [...b].sort()];
  return left.every((item, index) => item === right[index]);
}

export const isNaicsCode = (text: string) => /^\d{6}$/.test(text);

export interface NaicsItems {
  /** The industry codes, without duplicates. */
  readonly codes: readonly string[];
  /** Items that aren't industry codes. */
  readonly malformed: readonly string[];
}

/** Parses the text of a NAICS field into codes and malformed items. */
export const parseNaics = memoize((text: string): NaicsItems => {
  const items = splitList(text);
  return {
    codes: [...new Set(items.filter(isNaicsCode))],
    malformed: items.filter((item) => !isNaicsCode(item)),
  };
});
