import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

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

type Node = Readonly<Record<string, unknown>>;

/** Yields every node of a syntax tree. */
function* nodesOf(tree: unknown): Generator<Node> {
  if (Array.isArray(tree)) for (const each of tree) yield* nodesOf(each);
  else if (typeof tree === 'object' && tree !== null) {
    yield tree as Node;
    for (const each of Object.values(tree)) yield* nodesOf(each);
  }
}

/** Returns the text of a literal, or of a template that only uses constants of the same file. */
function textOf(node: Node | undefined, constants: ReadonlyMap<string, string>): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  const names = (node.expressions as readonly { readonly name?: string }[]).map(({ name = '' }) => name);
  if (!names.every((name) => constants.has(name))) return undefined;
  const texts = (node.quasis as readonly { readonly value: { readonly cooked: string } }[]).map(
    ({ value }) => value.cooked,
  );
  return texts.map((text, index) => text + (constants.get(names[index] ?? '') ?? '')).join('');
}

/** Finds the expressions in one file, and whether it creates others from text that isn't in it. */
export function expressionsIn(file: string, text: string) {
  const nodes = [...nodesOf(parseSync(file, text, { sourceType: 'module' }).program)];
  const constants = new Map<string, string>();
  for (const { type, id, init } of nodes) {
    const value = type === 'VariableDeclarator' ? textOf(init as Node | undefined, constants) : undefined;
    if (value !== undefined) constants.set(String((id as Node).name), value);
  }
  const written: { readonly pattern: string; readonly flags: string }[] = [];
  let makes = false;
  for (const { type, regex, callee, arguments: args } of nodes) {
    if (type === 'Literal' && regex) written.push(regex as (typeof written)[number]);
    if ((callee as Node | undefined)?.name !== 'RegExp') continue;
    const [pattern, flags] = (args as readonly Node[]).map((argument) => textOf(argument, constants));
    if (pattern === undefined) makes = true;
    else written.push({ pattern, flags: flags ?? '' });
  }
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
