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

/** The text of a function, and its singular where that differs by more than the number. */
function textOf(message: unknown): string {
  if (typeof message !== 'function') return String(message);
  const withEvery = (value: unknown) => String(message(...Array(message.length).fill(value)));
  const [general, one] = [withEvery('…'), withEvery(1)];
  return one.replaceAll('1', '…') === general ? general : `${general} / ${one}`;
}

/** Every text of the catalogs, in their order. */
export const catalogTexts = (catalogs: Catalogs): readonly CatalogText[] =>
  Object.entries(catalogs).flatMap(([pack, catalog]) =>
    Object.entries(catalog).flatMap(([area, group]) =>
      Object.entries(group as object).map(([key, message]) => ({ pack, area, key, text: textOf(message) })),
    ),
  );
