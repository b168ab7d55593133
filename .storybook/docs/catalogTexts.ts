/** Message catalogs by package. */
export type Catalogs = Readonly<Record<string, object>>;

/** A text of a catalog, and its location. */
export interface CatalogText {
  readonly pack: string;
  readonly area: string;
  readonly key: string;
  /** The text, with `…` for each value. */
  readonly text: string;
}

/** A value of any type that renders as `…`: a string, a number, a list of two, an object, a function. */
const anything: object = new Proxy(() => '…', {
  get(_, name) {
    if (name === Symbol.toPrimitive || name === 'toLocaleString') return () => '…';
    if (name === Symbol.iterator) return () => [anything, anything].values();
    return anything;
  },
  apply: () => anything,
});

/** Returns a text as it is, and the texts of an object with slashes between. */
const join = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(join).join(' / ') : String(value);

const callWith = (message: (...values: unknown[]) => unknown, value: unknown) =>
  join(message(...Array(message.length).fill(value)));

/** Returns what a message function returns for `value`. If it needs other types, tries `anything`, a list, and a time. */
function textFor(message: (...values: unknown[]) => unknown, value: unknown): string {
  for (const argument of [value, anything, ['…'], Date.UTC(2026, 11, 1)]) {
    try {
      const text = callWith(message, argument);
      if (argument === anything) return text.replaceAll('NaN', '…');
      if (!/undefined|NaN|Invalid/.test(text)) return text;
    } catch {
      // The function takes another type.
    }
  }
  throw new Error(`Found no value that "${message}" accepts.`);
}

/** Returns the text of a message, and its singular if they differ by more than the number. */
function renderMessage(message: unknown): string {
  if (typeof message === 'object' && message !== null)
    return Object.values(message).map(renderMessage).join(' / ');
  if (typeof message !== 'function') return String(message);
  const [general, one] = ['…', 1].map((value) =>
    textFor(message as (...values: unknown[]) => unknown, value),
  );
  return one === undefined || one.replaceAll('1', '…') === general ? `${general}` : `${general} / ${one}`;
}

/** Returns every text of the catalogs, in order. */
export const catalogTexts = (catalogs: Catalogs): readonly CatalogText[] =>
  Object.entries(catalogs).flatMap(([pack, catalog]) =>
    Object.entries(catalog).flatMap(([area, group]) =>
      Object.entries(group as object).map(([key, message]) => ({
        pack,
        area,
        key,
        text: renderMessage(message),
      })),
    ),
  );
