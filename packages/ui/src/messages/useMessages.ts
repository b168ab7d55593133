import { createContext, useContext } from 'react';

/** Gives the texts of one area of a catalog in the language in force. */
export type Texts = <Area extends object>(area: Area) => Area;

/** The texts as the catalogs of the packages have them. */
export const english: Texts = (area) => area;

/** What the nearest `MessagesProvider` says of each area. */
export const MessagesContext = /* @__PURE__ */ createContext(english);

/** The texts in force, for a function without hooks that gets them as an argument. In a component use `useMessages`. */
export const useTexts = (): Texts => useContext(MessagesContext);

/**
 * The texts of one area of a package's catalog: those of the nearest `MessagesProvider`, else the English ones.
 * Without a provider nothing but this area's texts is loaded.
 */
export const useMessages: Texts = (area) => useTexts()(area);

/** Names in a language by their English words. The English area is empty: there every word is its own name. */
export type Names<Word extends string = string> = { readonly [Name in Word]?: string };

/** A word in the language of `names`; one that they do not have stays as it is. */
export const nameIn = (names: Names, word: string): string =>
  Object.hasOwn(names, word) ? (names[word] ?? word) : word;
