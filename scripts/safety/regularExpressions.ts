import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Folder of the packages. */
export const packagesFolder = join(import.meta.dirname, '../../packages');

/** A regular expression in the source, and the files that contain it. */
export interface FoundExpression {
  readonly source: string;
  readonly flags: string;
  readonly files: readonly string[];
}

/** How the source of the packages uses regular expressions. */
export interface FoundExpressions {
  readonly written: readonly FoundExpression[];
  /** Files that create an expression from text that comes from elsewhere. */
  readonly made: readonly string[];
}

const isShipped = (file: string) =>
  /^[^/]+\/src\/.*\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file);

/** Returns the text of a literal, or of a template that only uses constants of the same file. */
function textOf(node: ESTree.Node | null | undefined, constants: ReadonlyMap<string, string>) {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type !== 'TemplateLiteral') return undefined;
  const values = node.expressions.map((each) =>
    each.type === 'Identifier' ? constants.get(each.name) : undefined,
  );
  if (values.includes(undefined)) return undefined;
  return node.quasis.map(({ value }, index) => `${value.cooked}${values[index] ?? ''}`).join('');
}

/** Finds the expressions in one file, and whether it creates others from text that isn't in it. */
export function expressionsIn(file: string, text: string) {
  const { program } = parseSync(file, text, { sourceType: 'module' });
  const constants = new Map<string, string>();
  const written: { readonly pattern: string; readonly flags: string }[] = [];
  let makes = false;
  const create = ({ callee, arguments: args }: ESTree.CallExpression | ESTree.NewExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
    const [pattern, flags] = args.map((argument) => textOf(argument, constants));
    if (pattern === undefined) makes = true;
    else written.push({ pattern, flags: flags ?? '' });
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      const value = textOf(init, constants);
      if (id.type === 'Identifier' && value !== undefined) constants.set(id.name, value);
    },
  }).visit(program);
  new Visitor({
    Literal(node) {
      if ('regex' in node) written.push(node.regex);
    },
    CallExpression: create,
    NewExpression: create,
  }).visit(program);
  return { written, makes };
}

/** Finds every regular expression in the shipped source of all packages, in its syntax tree. */
export function findExpressions(): FoundExpressions {
  const all = new Map<string, { source: string; flags: string; files: string[] }>();
  const made: string[] = [];
  const files = readdirSync(packagesFolder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter(isShipped).toSorted()) {
    const { written, makes } = expressionsIn(file, readFileSync(join(packagesFolder, file), 'utf8'));
    if (makes) made.push(file);
    for (const { pattern, flags } of written) {
      const known = all.get(`/${pattern}/${flags}`) ?? { source: pattern, flags, files: [] };
      known.files.push(file);
      all.set(`/${pattern}/${flags}`, known);
    }
  }
  return { written: [...all.values()], made };
}
