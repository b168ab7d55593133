/// <reference types="vite/client" />

// Imported by file: through the package's entry, every story would depend on every component.
import type { Texts } from '../packages/ui/src/messages/useMessages.ts';

type Catalog = Readonly<Record<string, unknown>>;

/** The catalogs of all packages, loaded when another language is selected. */
const catalogs = import.meta.glob<Catalog>([
  '../packages/*/src/messages/en.ts',
  '../packages/reference-data/src/names.ts',
]);

/** The same catalogs in Spanish, as far as they're translated. */
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

/** Doubles every vowel of a text: it stays readable and gets about 40% longer, as many translations are. */
const stretch = (text: string) => Array.from(text, (letter) => accented[letter] ?? letter).join('');

/** Stands in for catalogs whose English names are their own keys: returns any name, stretched. */
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

/** Stretches every text in a catalog, an area or a text. */
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

/** Loads every area of every catalog with longer texts, to find hardcoded texts and texts that get cut off. */
export async function loadStretched(): Promise<Texts> {
  const modules = await Promise.all(Object.values(catalogs).map((load) => load()));
  const areas = modules.flatMap((catalog) => Object.values(catalog)).filter(isObject);
  return textsFrom(new Map(areas.map((area) => [area, stretchAll(area)])));
}

const englishOf = (path: string) =>
  path
    .replace('reference-data/src/es.ts', 'reference-data/src/names.ts')
    .replace('messages/es.ts', 'messages/en.ts');

/** Loads every area that is translated into Spanish. */
export async function loadSpanish(): Promise<Texts> {
  const areas = new Map<unknown, unknown>();
  for (const [path, load] of Object.entries(spanishCatalogs)) {
    const [spanish, written] = await Promise.all([load(), catalogs[englishOf(path)]?.()]);
    for (const [name, area] of Object.entries(written ?? {})) areas.set(area, spanish[name] ?? area);
  }
  return textsFrom(areas);
}
