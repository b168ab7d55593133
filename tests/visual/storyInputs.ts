import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type IModule } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { storyFiles } from './storyIndex.ts';

const root = join(import.meta.dirname, '../..');

/** What draws every story: versions of all packages, the browser, the build, Storybook's settings and the tests themselves. */
const sharedInputs = [
  'pnpm-lock.yaml',
  'tsconfig*.json',
  '.storybook/*.{ts,tsx,css}',
  'packages/*/{package.json,tsup.config.ts}',
  'scripts/{browser,build,serve}/*.ts',
  'tests/accessibility/axe.ts',
  'tests/visual/*.ts',
] as const;

/** The languages of the toolbar, which Storybook finds by this pattern. Only stories that set one are drawn in it. */
const languages = 'packages/*/src/messages/es.ts';
const setsLanguage = (file: string) => /\blanguage: '/.test(readFileSync(join(root, file), 'utf8'));

const preview = '.storybook/preview.tsx';

/** Where the imports of the preview end: pages of documentation do not draw stories. */
const pages = /^\.storybook\/docs\//;

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

const isTest = (path: string) => path.endsWith('.test.ts');

export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The imports of every file that stories can reach, by path from the root of the repository. */
export async function importGraph(): Promise<ImportGraph> {
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.js'));
  const { output } = await cruise(['packages', '.storybook', 'tests/compose'], {
    ...options,
    baseDir: root,
    validate: false,
  });
  if (typeof output === 'string') throw new Error('The import graph came as text.');
  const paths = ({ dependencies }: IModule) => dependencies.map(({ resolved }) => resolved);
  return new Map(output.modules.map((module) => [module.source, paths(module)]));
}

/** Files of this repository that a file imports, with what they import in turn, and itself. */
export function reachable(graph: ImportGraph, start: string): readonly string[] {
  const found = new Set<string>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const isInside = !path.includes('node_modules/') && existsSync(join(root, path));
    if (found.has(path) || !isInside || (start === preview && pages.test(path))) continue;
    found.add(path);
    open.push(...(graph.get(path) ?? []));
  }
  return [...found].sort();
}

/**
 * Everything that decides how the stories of a file behave and look, by title: the modules they import, what draws every
 * story, and their committed pictures.
 */
export async function storyInputs(): Promise<ReadonlyMap<string, readonly string[]>> {
  const graph = await importGraph();
  const shared = [
    ...globSync(sharedInputs, { cwd: root }).filter((path) => !isTest(path)),
    ...reachable(graph, preview),
  ];
  const inputs = [...storyFiles()].map(([title, stories]) => {
    const files = new Set(stories.map(({ importPath }) => importPath.replace(/^\.\//, '')));
    const texts = [...files].some(setsLanguage) ? globSync(languages, { cwd: root }) : [];
    const modules = [...files, ...texts].flatMap((file) => reachable(graph, file));
    const pictures = globSync(
      stories.map(({ id }) => `tests/visual/baselines/${id}/*.webp`),
      { cwd: root },
    );
    return [title, [...new Set([...shared, ...modules, ...pictures])].sort()] as const;
  });
  return new Map(inputs);
}

/** A digest of the inputs of each part. */
export function digestsOf(parts: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, string> {
  const contents = new Map<string, string>();
  const contentOf = (path: string) => {
    const content = contents.get(path) ?? hash(readFileSync(join(root, path)));
    contents.set(path, content);
    return content;
  };
  const digests = [...parts].map(([name, inputs]) => {
    const lines = inputs.map((path) => `${path} ${contentOf(path)}`);
    return [name, hash(lines.join('\n')).slice(0, 16)] as const;
  });
  return new Map(digests);
}

/** A digest of the inputs of each story file, by title. */
export const storyDigests = async () => digestsOf(await storyInputs());
