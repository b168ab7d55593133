/** The items of a text, parted by commas, semicolons, tabs or lines, as lists and spreadsheets are. */
export const splitItems = (text: string): string[] =>
  text
    .split(/[,;\t\r\n]+/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The text of some items. */
export const joinItems = (items: readonly string[]): string => items.join(', ');

/** Whether a text holds more than one item or ends one. */
export const hasSeparator = (text: string): boolean => /[,;\t\r\n]/.test(text);

/** One item of a list, under a key that stays its own while others come and go. */
export interface TagEntry {
  readonly key: string;
  readonly item: string;
  /** The same item is before it, whatever the case. */
  readonly isRepeat: boolean;
}

/** The items of a text with their keys. */
export function toEntries(text: string): TagEntry[] {
  const seen = new Map<string, number>();
  return splitItems(text).map((item) => {
    const folded = item.toLowerCase();
    const count = seen.get(folded) ?? 0;
    seen.set(folded, count + 1);
    return { key: `${count} ${item}`, item, isRepeat: count > 0 };
  });
}
