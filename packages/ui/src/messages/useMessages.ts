import { createContext, useContext } from 'react';

/** The replaced groups of texts, by the group of the catalog that each takes the place of. */
export const MessagesContext = /* @__PURE__ */ createContext<ReadonlyMap<object, object>>(new Map());

/**
 * The texts of one area of a package's catalog: those of the nearest `MessagesProvider`, else the English ones.
 * Without a provider nothing but this area's texts is loaded.
 */
export function useMessages<Group extends object>(group: Group): Group {
  const replaced = useContext(MessagesContext).get(group);
  return replaced === undefined ? group : (replaced as Group);
}
