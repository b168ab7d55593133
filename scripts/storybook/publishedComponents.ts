import { type ApiExport, type EntryApi, publicApi } from '../api/publicApi.ts';

let cachedApi: readonly EntryApi[] | undefined;

/** Reads the public API once, because that takes seconds. */
function publishedApi(): readonly EntryApi[] {
  cachedApi ??= publicApi();
  return cachedApi;
}

/** Returns the entry that hosts import each name from: the shortest entry that exports it. */
export function publishingEntries(): ReadonlyMap<string, string> {
  const entries = publishedApi().toSorted((a, b) => b.name.length - a.name.length);
  return new Map(entries.flatMap(({ name, exports }) => exports.map((each) => [each.name, name] as const)));
}

/** Returns the published components. */
export const publishedComponents = (): readonly ApiExport[] =>
  publishedApi()
    .flatMap(({ exports }) => exports)
    .filter(({ kind }) => kind === 'component');

/** One row of a component's prop table. */
export interface PropRow {
  readonly name: string;
  readonly doc: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Its default in words, or '' if the source doesn't state one. */
  readonly default: string;
}

const maxUnionLength = 120;

/** Returns the props of all published components as TypeScript sees them, including those from other types. */
export function propTables(): Readonly<Record<string, readonly PropRow[]>> {
  const exports = publishedApi().flatMap((entry) => entry.exports);
  /** Spells out a named union of a few literals, because those are what users write. */
  const typeText = (type: string) => {
    const named = exports.find(({ name, kind }) => name === type && kind === 'type');
    const words = named?.members.length === 0 ? named.type : '';
    return words !== '' && words.length <= maxUnionLength ? words : type;
  };
  return Object.fromEntries(
    publishedComponents().map(({ name, members }) => {
      const props = exports.find((other) => other.name === `${name}Props`)?.members ?? members;
      const rows = props.map((prop) => ({
        name: prop.name,
        doc: prop.doc,
        type: prop.signatures.map((each) => typeText(each.replace(/^\??: /, ''))).join(' | '),
        isRequired: !prop.isOptional,
        default: prop.default,
      }));
      return [name, rows];
    }),
  );
}
