/// <reference types="vite/client" />

// By file: through the package's entry, every story would depend on every component.
import type { Texts } from '../packages/ui/src/messages/useMessages.ts';

type Catalog = Readonly<Record<string, unknown>>;

/** The catalogs of all packages, loaded when another language is chosen. */
const catalogs = import.meta.glob<Catalog>([
  '../packages/*/src/messages/en.ts',
  '../packages/reference-data/src/names.ts',
]);

/** The same catalogs in Spanish, as far as they are translated. */
const spanishCatalogs = import.meta.glob<Catalog>([
  '../packages/*/src/messages/es.ts',
  '../packages/reference-data/src/es.ts',
]);

const accented: Readonly<Record<string, string>> = {
  a: 'åå',
  e: 'éé',
  i: 'îî',
  o: 'öö',
  u: 'ûû',
  A: 'ÅÅ',
  E: 'ÉÉ',
  I: 'ÎÎ',
  O: 'ÖÖ',
  U: 'ÛÛ',
};

/** A text with every vowel doubled: still readable, and about 40 % longer, as many translations are. */
const stretch = (text: string) => Array.from(text, (letter) => accented[letter] ?? letter).join('');

/** Names that are their own keys in English: every name there is, stretched. */
const stretchedNames = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) => (typeof name === 'string' ? stretch(name) : undefined),
    getOwnPropertyDescriptor: (_, name) =>
      typeof name === 'string'
        ? { value: stretch(name), configurable: true, enumerable: true, writable: true }
        : undefined,
  },
);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A catalog, an area or a text, with every text in it stretched. */
function stretchAll(value: unknown): unknown {
  if (typeof value === 'string') return stretch(value);
  if (typeof value === 'function') return (...values: unknown[]) => stretchAll(value(...values));
  if (Array.isArray(value)) return value.map(stretchAll);
  if (!isObject(value) || '$$typeof' in value) return value;
  if (Object.keys(value).length === 0) return stretchedNames;
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, stretchAll(text)]));
}

const textsFrom =
  (areas: ReadonlyMap<unknown, unknown>): Texts =>
  <Area extends object>(area: Area) =>
    (areas.get(area) as Area | undefined) ?? area;

/** Every area of every catalog with longer texts, to see that no text is wired in and nothing is cut when texts grow. */
export async function loadStretched(): Promise<Texts> {
  const modules = await Promise.all(Object.values(catalogs).map((load) => load()));
  const areas = modules.flatMap((catalog) => Object.values(catalog)).filter(isObject);
  return textsFrom(new Map(areas.map((area) => [area, stretchAll(area)])));
}

const englishOf = (path: string) =>
  path
    .replace('reference-data/src/es.ts', 'reference-data/src/names.ts')
    .replace('messages/es.ts', 'messages/en.ts');

/** Every area that is translated in Spanish. */
export async function loadSpanish(): Promise<Texts> {
  const areas = new Map<unknown, unknown>();
  for (const [path, load] of Object.entries(spanishCatalogs)) {
    const [spanish, written] = await Promise.all([load(), catalogs[englishOf(path)]?.()]);
    for (const [name, area] of Object.entries(written ?? {})) areas.set(area, spanish[name] ?? area);
  }
  return textsFrom(areas);
}
