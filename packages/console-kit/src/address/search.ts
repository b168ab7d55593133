/** Query parameters of a URL: plain names and values that people can type and share. */
export type Search = Readonly<Record<string, string | undefined>>;

/** Parses a query. If a name is repeated, the last value wins. */
export const parseSearch = (query: string): Search => Object.fromEntries(new URLSearchParams(query));

/** Returns the string values of a route's search. */
export const toSearch = (search: Readonly<Record<string, unknown>>): Search =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Serializes a query. Undefined values are left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}
