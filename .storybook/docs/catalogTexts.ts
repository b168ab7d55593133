/** Catalogs of messages by package. */
export type Catalogs = Readonly<Record<string, object>>;

/** A text of a catalog and where it is. */
export interface CatalogText {
  readonly pack: string;
  readonly area: string;
  readonly key: string;
  /** The text; values are `…`. */
  readonly text: string;
}

/** A value of any type that reads `…`: a text, a number, a list of two, an object, a function. */
const anything: object = new Proxy(() => '…', {
  get(_, name) {
    if (name === Symbol.toPrimitive || name === 'toLocaleString') return () => '…';
    if (name === Symbol.iterator) return () => [anything, anything].values();
    return anything;
  },
  apply: () => anything,
});

const callWith = (message: (...values: unknown[]) => unknown, value: unknown) =>
  String(message(...Array(message.length).fill(value)));

/** What a function says of `value`; of `anything`, or of a list, where it takes more than texts and numbers. */
function said(message: (...values: unknown[]) => unknown, value: unknown): string {
  for (const given of [value, anything, ['…']]) {
    try {
      const text = callWith(message, given);
      if (given === anything) return text.replaceAll('NaN', '…');
      if (!/undefined|NaN|Invalid/.test(text)) return text;
    } catch {
      // It takes something else.
    }
  }
  throw new Error(`No value is known that "${message}" takes.`);
}

/** The text of a function, and its singular where that differs by more than the number. */
function textOf(message: unknown): string {
  if (typeof message === 'object' && message !== null) return Object.values(message).map(textOf).join(' / ');
  if (typeof message !== 'function') return String(message);
  const [general, one] = ['…', 1].map((value) => said(message as (...values: unknown[]) => unknown, value));
  return one === undefined || one.replaceAll('1', '…') === general ? `${general}` : `${general} / ${one}`;
}

/** Every text of the catalogs, in their order. */
export const catalogTexts = (catalogs: Catalogs): readonly CatalogText[] =>
  Object.entries(catalogs).flatMap(([pack, catalog]) =>
    Object.entries(catalog).flatMap(([area, group]) =>
      Object.entries(group as object).map(([key, message]) => ({ pack, area, key, text: textOf(message) })),
    ),
  );
