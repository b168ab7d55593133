import type { Plugin } from 'vite';
import type { ApiExport } from '../api/publicApi.ts';
import { publishedComponents, publishedExports } from './publishedComponents.ts';

/** One line of a component's prop table. */
export interface PropRow {
  readonly name: string;
  readonly doc: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** What holds where it is left out, in words; '' where that goes without saying. */
  readonly default: string;
}

const longestUnion = 120;

/** A named union of a few words is told in words: that is what one can write. */
function typeText(signature: string, exports: readonly ApiExport[]): string {
  const type = signature.replace(/^\??: /, '');
  const [, words = ''] =
    /^type = (.*)$/.exec(exports.find(({ name }) => name === type)?.signature ?? '') ?? [];
  return words !== '' && words.length <= longestUnion ? words : type;
}

/** The prop tables of all published components, by name. */
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
 * Fills `.storybook/propTables.ts` with the props as TypeScript sees them, those that a component takes from other types
 * included. Tests need none, and reading them takes seconds.
 */
export const propTablesPlugin = (): Plugin => ({
  name: 'prop-tables',
  load: (module) =>
    module.endsWith('/.storybook/propTables.ts') && !process.env.VITEST
      ? `export default ${JSON.stringify(propTables())};`
      : undefined,
});
