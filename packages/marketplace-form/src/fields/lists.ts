import { memoize } from './memoize.ts';

/** The items of a comma-separated text, trimmed; blank text has none. */
export const splitList = memoize((text: string): readonly string[] =>
  text.trim() === '' ? [] : text.split(',').map((item) => item.trim()),
);

/** Items as one comma-separated text. */
export const joinList = (items: readonly string[]) => items.join(', ');

/** The items that occur more than once, without regard to case, each as first written. */
export function duplicatesIn(items: readonly string[]): string[] {
  const first = new Map<string, string>();
  const repeated = new Set<string>();
  for (const item of items) {
    const key = item.toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, item);
    else repeated.add(earlier);
  }
  return [...repeated];
}

/** Whether two lists hold the same items, in any order. */
export function sameItems(a: readonly string[], b: readonly string[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  if (a.every((item, index) => item === b[index])) return true;
  const [left, right] = [[...a].sort(), [...b].sort()];
  return left.every((item, index) => item === right[index]);
}

/** Whether a text is an industry code. */
export const isNaicsCode = (text: string) => /^\d{6}$/.test(text);

/** The items of a NAICS text. */
export interface NaicsItems {
  /** The codes, each once. */
  readonly codes: readonly string[];
  /** What is no code. */
  readonly malformed: readonly string[];
}

/** The items of a NAICS text: codes, and what is no code. */
export const readNaics = memoize((text: string): NaicsItems => {
  const items = splitList(text);
  return {
    codes: [...new Set(items.filter(isNaicsCode))],
    malformed: items.filter((item) => !isNaicsCode(item)),
  };
});
