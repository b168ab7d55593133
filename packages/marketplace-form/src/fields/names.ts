/** Display names by key, e.g. in another language. */
export type Names<Word extends string = string> = Readonly<Record<Word, string>>;

/** Returns the display name of a key, or the key itself if it has none. */
export const nameIn = (names: Names, word: string): string =>
  (Object.hasOwn(names, word) ? names[word] : undefined) ?? word;
