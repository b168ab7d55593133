import { createContext, useContext, useMemo } from 'react';

/** Returns the texts of an area of a catalog in the current language. */
export type Texts = <Area extends object>(area: Area) => Area;

/** Returns the texts of the catalogs themselves, which are English. */
export const english: Texts = (area) => area;

/** The texts of the nearest `MessagesProvider`. */
export const MessagesContext = /* @__PURE__ */ createContext(english);

/** Returns the current texts, to pass to a function that can't use hooks. In components use `useMessages`. */
export const useTexts = (): Texts => useContext(MessagesContext);

/**
 * Returns the texts of an area of a package's catalog: those of the nearest `MessagesProvider`, or else the English
 * ones. Without a provider, only this area's texts are loaded.
 */
export const useMessages: Texts = (area) => useTexts()(area);

/**
 * Returns several areas of a catalog, including the host's overrides: the same object until they change. Pass a
 * constant.
 */
export function useAreas<Areas extends Readonly<Record<string, object>>>(areas: Areas): Areas {
  const texts = useTexts();
  return useMemo(
    () => Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, texts(area)])) as Areas,
    [areas, texts],
  );
}

/** Translated names, by English name. For English itself this is empty. */
export type Names<Word extends string = string> = { readonly [Name in Word]?: string };

/** Looks up a word in `names`. Returns the word unchanged if it's missing. */
export const nameIn = (names: Names, word: string): string =>
  Object.hasOwn(names, word) ? (names[word] ?? word) : word;
