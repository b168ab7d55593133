import { entriesOf, publishedPackages } from '../api/entries.ts';
import { type ApiExport, type EntryApi, publicApi } from '../api/publicApi.ts';

let known: readonly EntryApi[] | undefined;

/** Reading it takes seconds, so it is read once. */
function publishedApi(): readonly EntryApi[] {
  known ??= publicApi(publishedPackages.flatMap(entriesOf));
  return known;
}

/** Everything the published packages offer. */
export const publishedExports = (): readonly ApiExport[] => publishedApi().flatMap((entry) => entry.exports);

/** The entry that hosts import a name from: the shortest of those that have it. */
export function publishingEntries(): ReadonlyMap<string, string> {
  const entries = publishedApi().toSorted((a, b) => b.name.length - a.name.length);
  return new Map(entries.flatMap(({ name, exports }) => exports.map((each) => [each.name, name] as const)));
}

/** The published components. */
export const publishedComponents = (): readonly ApiExport[] =>
  publishedExports().filter(({ signature }) => signature.startsWith('component('));
