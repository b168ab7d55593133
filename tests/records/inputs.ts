import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type IModule } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const root = join(import.meta.dirname, '../..');

const preview = '.storybook/preview.tsx';

/** Imports of the preview that are not followed: documentation pages don't affect stories. */
const pages = /^\.storybook\/docs\//;

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The imports of every file that stories can reach, by path from the repository root. */
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

/** Returns the files of this repository that a file imports, directly or transitively, including itself. */
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

/** Computes a digest of each part's input files. */
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
