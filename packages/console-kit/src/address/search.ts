/** The query of an address: plain names and values, as people type and share them. */
export type Search = Readonly<Record<string, string | undefined>>;

/** Reads the query of an address. Of a name given twice the last value counts. */
export const parseSearch = (query: string): Search => Object.fromEntries(new URLSearchParams(query));

/** Keeps of a route's search what a query can say. */
export const toSearch = (search: Readonly<Record<string, unknown>>): Search =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Writes a query; undefined values are left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}
