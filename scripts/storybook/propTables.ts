import type { Plugin } from 'vite';
import type { ApiExport } from '../api/publicApi.ts';
import { publishedComponents, publishedExports } from './publishedComponents.ts';

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

/** Spells out a named union of a few literals, because those are what users write. */
function typeText(signature: string, exports: readonly ApiExport[]): string {
  const type = signature.replace(/^\??: /, '');
  const [, words = ''] =
    /^type = (.*)$/.exec(exports.find(({ name }) => name === type)?.signature ?? '') ?? [];
  return words !== '' && words.length <= maxUnionLength ? words : type;
}

/** Returns the prop tables of all published components, by name. */
export function propTables(): Readonly<Record<string, readonly PropRow[]>> {
  const exports = publishedExports();
  return Object.fromEntries(
    publishedComponents().map(({ name, members }) => {
      const props = exports.find((other) => other.name === `${name}Props`)?.members ?? members;
      const rows = props.map((prop) => ({
        name: prop.name,
        doc: prop.doc,
        type: typeText(prop.signature, exports),
        isRequired: !prop.signature.includes('?:'),
        default: prop.default,
      }));
      return [name, rows];
    }),
  );
}

/**
 * Provides `.storybook/propTables.ts` with the props as TypeScript sees them, including those from other types. Empty
 * in tests, which don't use them, because reading them takes seconds.
 */
export const propTablesPlugin = (): Plugin => ({
  name: 'prop-tables',
  load: (module) =>
    module.endsWith('/.storybook/propTables.ts') && !process.env.VITEST
      ? `export default ${JSON.stringify(propTables())};`
      : undefined,
});
