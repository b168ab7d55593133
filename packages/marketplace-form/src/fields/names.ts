/** Names of words, e.g. in another language. */
export type Names<Word extends string = string> = Readonly<Record<Word, string>>;

/** The name of a word; one without a name is its own. */
export const nameIn = (names: Names, word: string): string =>
  (Object.hasOwn(names, word) ? names[word] : undefined) ?? word;
