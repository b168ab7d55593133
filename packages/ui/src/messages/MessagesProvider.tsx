import { type ReactNode, useContext, useMemo } from 'react';
import { MessagesContext } from './useMessages.ts';

/** Texts that replace some of a catalog, by area. What they leave out stays English. */
export type MessagesFor<Catalog> = {
  readonly [Area in keyof Catalog]?: Partial<Catalog[Area]>;
};

export interface MessagesProviderProps<Catalog extends object> {
  /** The texts of a package: `import * as catalog from '@advantage/ui/messages'`. */
  readonly catalog: Catalog;
  /** The texts that replace them, as a constant or memoized. */
  readonly messages: MessagesFor<Catalog>;
  /** Where they are replaced. */
  readonly children: ReactNode;
}

/**
 * Replaces texts of a package for everything inside, e.g. by those of another language. Use one per package, nested in
 * any order; use `LocaleProvider` for dates, numbers and the direction.
 */
export function MessagesProvider<Catalog extends object>(props: MessagesProviderProps<Catalog>) {
  const { catalog, messages, children } = props;
  const outer = useContext(MessagesContext);
  const replaced = useMemo(() => {
    const changed = new Map<string, object | undefined>(Object.entries(messages));
    const groups = new Map(outer);
    for (const [area, group] of Object.entries(catalog))
      if (changed.has(area)) groups.set(group, { ...(outer.get(group) ?? group), ...changed.get(area) });
    return groups;
  }, [outer, catalog, messages]);
  return <MessagesContext.Provider value={replaced}>{children}</MessagesContext.Provider>;
}
