/** Returns text as searches compare it: in lower case and without accents. */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the words of text, each after a space. */
const words = (text: string) =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** Whether text contains every word of a search, in any order, ignoring case and accents. */
export function containsWords(text: string, search: string): boolean {
  const searched = fold(text);
  return fold(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Whether a word of text starts with the search, which may have more words, ignoring case and accents. */
export const startsAnyWord = (text: string, search: string): boolean => words(text).includes(words(search));

/**
 * Finds the next item whose text starts with the search, otherwise the next with a word that does. Starts at `from` and
 * wraps around.
 */
export function findByPrefix<Item>(
  items: readonly Item[],
  from: Item | undefined,
  textOf: (item: Item) => string,
  search: string,
): Item | undefined {
  const at = from === undefined ? 0 : items.indexOf(from);
  const inOrder = [...items.slice(at), ...items.slice(0, at)];
  return (
    inOrder.find((item) => words(textOf(item)).startsWith(words(search))) ??
    inOrder.find((item) => startsAnyWord(textOf(item), search))
  );
}
