import { entriesOf, publishedPackages } from '../api/entries.ts';
import { type ApiExport, publicApi } from '../api/publicApi.ts';

let known: readonly ApiExport[] | undefined;

/** Everything the published packages offer. Reading it takes seconds, so it is read once. */
export function publishedExports(): readonly ApiExport[] {
  known ??= publicApi(publishedPackages.flatMap(entriesOf)).flatMap((entry) => entry.exports);
  return known;
}

/** The published components. */
export const publishedComponents = (): readonly ApiExport[] =>
  publishedExports().filter(({ signature }) => signature.startsWith('component('));
