import { type NodePath, transformAsync, type types } from '@babel/core';
import annotatePureCalls from 'babel-plugin-annotate-pure-calls';
import type { Options } from 'tsup';

type TsupPlugin = NonNullable<Options['plugins']>[number];

const nameOf = ({ imported }: types.ImportSpecifier) =>
  imported.type === 'Identifier' ? imported.name : imported.value;

const isNamed = (specifier: types.ImportDeclaration['specifiers'][number]) =>
  specifier.type === 'ImportSpecifier';

/** Imports each name of another module once. esbuild keeps the imports of every module that it bundles. */
function mergeImports(program: NodePath<types.Program>) {
  const merged = new Map<string, types.ImportSpecifier[]>();
  const { scope, node } = program;
  node.body = node.body.filter((statement) => {
    if (statement.type !== 'ImportDeclaration' || statement.specifiers.length === 0) return true;
    const specifiers = statement.specifiers.filter(isNamed);
    if (specifiers.length < statement.specifiers.length) return true;
    const known = merged.get(statement.source.value);
    if (!known) {
      merged.set(statement.source.value, specifiers);
      statement.specifiers = specifiers;
      return true;
    }
    for (const specifier of specifiers) {
      const same = known.find((each) => nameOf(each) === nameOf(specifier))?.local.name;
      const references = scope.getBinding(specifier.local.name)?.referencePaths ?? [];
      const isShadowed = references.some((path) => path.scope.getBinding(same ?? '')?.scope !== scope);
      if (same === undefined || isShadowed) known.push(specifier);
      else for (const path of references) Object.assign(path.node, { name: same });
    }
    return false;
  });
}

/** Marks every module-level value that a call creates as free of side effects. `map` is the source map of the code. */
export async function markPure(code: string, path = 'index.js', map?: string) {
  const marked = await transformAsync(code, {
    plugins: [annotatePureCalls, { visitor: { Program: mergeImports } }],
    filename: path,
    babelrc: false,
    configFile: false,
    compact: false,
    sourceMaps: true,
    ...(map && { inputSourceMap: JSON.parse(map) }),
  });
  return { code: marked?.code ?? code, map: JSON.stringify(marked?.map) };
}

/**
 * Keeps unused values removable. `sideEffects` in a package's manifest tells bundlers to leave out modules that no one
 * imports from, but bundling the modules of an entry into one file loses that. `babel-plugin-annotate-pure-calls`
 * restores it value by value, so that importing one component doesn't include the others, made with `forwardRef` or
 * `memo`, and all of React Aria with them. Needs code with its whitespace: esbuild drops the marks along with it.
 */
export const pureModules: TsupPlugin = {
  name: 'pure-modules',
  renderChunk: (code, { path, map }) =>
    path.endsWith('.js') ? markPure(code, path, map?.toString()) : undefined,
};
