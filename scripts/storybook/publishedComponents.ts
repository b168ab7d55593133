import { entriesOf, packagesWithApi } from '../api/entries.ts';
import { type ApiExport, type EntryApi, publicApi } from '../api/publicApi.ts';

let cachedApi: readonly EntryApi[] | undefined;

/** Reads the public API once, because that takes seconds. */
function publishedApi(): readonly EntryApi[] {
  cachedApi ??= publicApi(packagesWithApi.flatMap(entriesOf));
  return cachedApi;
}

/** Returns all exports of the published packages. */
export const publishedExports = (): readonly ApiExport[] => publishedApi().flatMap((entry) => entry.exports);

/** Returns the entry that hosts import each name from: the shortest entry that exports it. */
export function publishingEntries(): ReadonlyMap<string, string> {
  const entries = publishedApi().toSorted((a, b) => b.name.length - a.name.length);
  return new Map(entries.flatMap(({ name, exports }) => exports.map((each) => [each.name, name] as const)));
}

/** Returns the published components. */
export const publishedComponents = (): readonly ApiExport[] =>
  publishedExports().filter(({ signature }) => signature.startsWith('component('));
