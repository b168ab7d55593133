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

/** Only the names that a catalog has, at every depth: anything else is `never`, also in an object built before. */
type Known<Catalog, Messages> = {
  readonly [Name in keyof Messages]: Name extends keyof Catalog
    ? Known<Catalog[Name], Messages[Name]>
    : never;
};

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with texts: names that the catalog doesn't have, texts of another kind, and texts left out. */
interface MessageProblems {
  readonly unknown: readonly string[];
  readonly wrong: readonly string[];
  readonly missing: readonly string[];
}

/** Compares texts with a catalog, at every depth. An empty text is missing if the English one isn't empty. */
export function checkMessages(catalog: object, messages: object, path = ''): MessageProblems {
  const unknown: string[] = [];
  const wrong: string[] = [];
  const missing: string[] = [];
  const given = new Map<string, unknown>(Object.entries(messages));
  for (const [name, english] of Object.entries(catalog)) {
    const at = path + name;
    const text = given.get(name);
    given.delete(name);
    if (text === undefined || (text === '' && english !== '')) missing.push(at);
    else if (typeof text !== typeof english || isGroup(text) !== isGroup(english)) wrong.push(at);
    else if (isGroup(english) && isGroup(text)) {
      const inside = checkMessages(english, text, `${at}.`);
      unknown.push(...inside.unknown);
      wrong.push(...inside.wrong);
      missing.push(...inside.missing);
    }
  }
  return { unknown: [...unknown, ...[...given.keys()].map((name) => path + name)], wrong, missing };
}

/** Throws an error that names everything that is wrong, e.g. 'the catalog has no pager.forward'. */
function refuse(caller: string, { unknown, wrong, missing }: MessageProblems) {
  const reasons = [
    unknown.length > 0 ? `the catalog has no ${unknown.join(', ')}` : [],
    wrong.length > 0 ? `not of the kind that the catalog has: ${wrong.join(', ')}` : [],
    missing.length > 0 ? `missing: ${missing.join(', ')}` : [],
  ].flat();
  if (reasons.length > 0) throw new Error(`${caller}: ${reasons.join('; ')}.`);
}

/**
 * Checks a complete translation of a catalog, for `MessagesProvider`. A missing or misspelled area, text or name is a
 * type error, and throws where types aren't checked. To replace only some texts, use `overrideMessages`.
 */
export function defineMessages<Catalog extends object, const Messages extends Translation<Catalog>>(
  catalog: Catalog,
  messages: Messages & Known<Catalog, Messages>,
): Messages {
  refuse('defineMessages', checkMessages(catalog, messages));
  return messages;
}

/**
 * Checks texts that replace some of a catalog, for `MessagesProvider`; the others stay as they are. A misspelled area or
 * name is a type error, and throws where types aren't checked. For a whole language, use `defineMessages`.
 */
export function overrideMessages<Catalog extends object, const Messages extends MessagesFor<Catalog>>(
  catalog: Catalog,
  messages: Messages & Known<Catalog, Messages>,
): Messages {
  refuse('overrideMessages', { ...checkMessages(catalog, messages), missing: [] });
  return messages;
}

export interface MessagesProviderProps<
  Catalog extends object,
  Messages extends MessagesFor<Catalog> = MessagesFor<Catalog>,
> {
  /** The texts of a package: `import * as catalog from '@advantage/ui/messages'`. */
  readonly catalog: Catalog;
  /** The replacements: a constant or a memoized object. A name that the catalog doesn't have is a type error. */
  readonly messages: Messages & Known<Catalog, Messages>;
  /** Content that uses the replacements. */
  readonly children: ReactNode;
}

/**
 * Replaces texts of a package for everything inside, e.g. with a translation. Render one per package, nested in any
 * order. For dates, numbers and direction use `LocaleProvider`.
 */
export function MessagesProvider<Catalog extends object, const Messages extends MessagesFor<Catalog>>(
  props: MessagesProviderProps<Catalog, Messages>,
) {
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
