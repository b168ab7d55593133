import { type ReactNode, useMemo } from 'react';
import { MessagesContext, type Texts, useTexts } from './useMessages.ts';

/** Texts that replace some of a catalog, by area. What they leave out stays English. */
export type MessagesFor<Catalog> = {
  readonly [Area in keyof Catalog]?: Partial<Catalog[Area]>;
};

/** Every text of a catalog in another language: one that is missing does not compile. */
export type Translation<Catalog> = {
  readonly [Area in keyof Catalog]: Required<Catalog[Area]>;
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
  const outer = useTexts();
  const texts = useMemo((): Texts => {
    const changed = new Map<string, object | undefined>(Object.entries(messages));
    const areas = new Map<object, object>();
    for (const [name, area] of Object.entries(catalog))
      if (changed.has(name)) areas.set(area, { ...outer(area), ...changed.get(name) });
    return <Area extends object>(area: Area) => (areas.get(area) as Area | undefined) ?? outer(area);
  }, [outer, catalog, messages]);
  return <MessagesContext.Provider value={texts}>{children}</MessagesContext.Provider>;
}
