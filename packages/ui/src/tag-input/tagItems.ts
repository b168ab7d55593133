/** Splits text into items at commas, semicolons, tabs and line breaks, as used in lists and spreadsheets. */
export const splitItems = (text: string): string[] =>
  text
    .split(/[,;\t\r\n]+/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Joins items into text. */
export const joinItems = (items: readonly string[]): string => items.join(', ');

/** Whether text contains more than one item, or completes one. */
export const hasSeparator = (text: string): boolean => /[,;\t\r\n]/.test(text);

/** An item of a list, with a key that stays the same while other items come and go. */
export interface TagEntry {
  readonly key: string;
  readonly item: string;
  /** Whether the item repeats an earlier one, ignoring case. */
  readonly isRepeat: boolean;
}

/** Parses text into items with keys. */
export function toEntries(text: string): TagEntry[] {
  const seen = new Map<string, number>();
  return splitItems(text).map((item) => {
    const folded = item.toLowerCase();
    const count = seen.get(folded) ?? 0;
    seen.set(folded, count + 1);
    return { key: `${count} ${item}`, item, isRepeat: count > 0 };
  });
}
