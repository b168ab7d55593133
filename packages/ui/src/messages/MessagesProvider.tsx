import { type ReactNode, useMemo } from 'react';
import { MessagesContext, type Texts, useTexts } from './useMessages.ts';

/** Texts that replace some of a catalog's, by area. Omitted texts stay English. */
export type MessagesFor<Catalog> = {
  readonly [Area in keyof Catalog]?: Partial<Catalog[Area]>;
};

/** Every text of a catalog in another language. A missing text is a type error. */
export type Translation<Catalog> = {
  readonly [Area in keyof Catalog]: Required<Catalog[Area]>;
};

/** Only the names that a catalog has: anything else is `never`, also in an object that was built before. */
type Known<Catalog, Messages> = {
  readonly [Area in keyof Messages]: Area extends keyof Catalog
    ? {
        readonly [Name in keyof Messages[Area]]: Name extends keyof Catalog[Area]
          ? Messages[Area][Name]
          : never;
      }
    : never;
};

/**
 * Checks texts against a catalog, for `MessagesProvider`: a misspelled area or name is a type error and throws. Areas
 * and texts that are left out stay English; to be told about those too, add `satisfies Translation<typeof catalog>`.
 */
export function defineMessages<Catalog extends object, const Messages extends MessagesFor<Catalog>>(
  catalog: Catalog,
  messages: Messages & Known<Catalog, Messages>,
): Messages {
  const areas = new Map<string, object>(Object.entries(catalog));
  const unknown = Object.entries<object | undefined>(messages).flatMap(([name, texts = {}]) => {
    const area = areas.get(name);
    if (!area) return [name];
    return Object.keys(texts).flatMap((text) => (Object.hasOwn(area, text) ? [] : [`${name}.${text}`]));
  });
  if (unknown.length > 0) throw new Error(`defineMessages: the catalog has no ${unknown.join(', ')}.`);
  return messages;
}

export interface MessagesProviderProps<Catalog extends object> {
  /** The texts of a package: `import * as catalog from '@advantage/ui/messages'`. */
  readonly catalog: Catalog;
  /** The replacements: a constant or a memoized object. */
  readonly messages: MessagesFor<Catalog>;
  /** Content that uses the replacements. */
  readonly children: ReactNode;
}

/**
 * Replaces texts of a package for everything inside, e.g. with a translation. Render one per package, nested in any
 * order. For dates, numbers and direction use `LocaleProvider`.
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
