import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { createRecord } from '../records/createRecord.ts';
import { digestsOf, importGraph, reachable } from '../records/inputs.ts';
import { indexEntries } from '../visual/storyIndex.ts';

const root = join(import.meta.dirname, '../..');
const isTest = (path: string) => path.endsWith('.test.ts');

/** Inputs of every page: package versions, the browser, the build, and all of Storybook's settings and pages. */
const sharedInputs = [
  'pnpm-lock.yaml',
  'tsconfig*.json',
  '.storybook/**/*.{ts,tsx,css}',
  'packages/*/{package.json,tsup.config.ts}',
  'scripts/{browser,build,serve,specification,storybook}/*.ts',
  'tests/crawl/*.ts',
] as const;

/** Everything that the frame of every page and the sections of a component page import. */
const frame = ['.storybook/preview.tsx', '.storybook/docs/ComponentPage.tsx'];

/**
 * The input files of each documentation page, by its id. A component page depends on what its stories and their guide
 * import; a text page, whose imports are not followed, on everything that any story imports.
 */
export async function pageInputs(): Promise<ReadonlyMap<string, readonly string[]>> {
  const graph = await importGraph();
  const shared = [
    ...globSync(sharedInputs, { cwd: root }).filter((path) => !isTest(path)),
    ...frame.flatMap((path) => reachable(graph, path)),
  ];
  const pages = indexEntries().filter(({ type }) => type === 'docs');
  const all = [
    ...pages.flatMap(({ importPath }) => reachable(graph, importPath)),
    ...globSync(['docs/specification/*.md', '.storybook/docs/**/*.mdx', 'packages/*/src/**/*.guide.tsx'], {
      cwd: root,
    }),
  ];
  const inputs = pages.map(({ id, importPath }) => {
    const guide = importPath.replace(/\.stories\.tsx$/, '.guide.tsx');
    const files = [importPath, guide].filter((file) => existsSync(join(root, file)));
    const own = importPath.endsWith('.mdx') ? all : files.flatMap((file) => reachable(graph, file));
    return [id, [...new Set([...shared, ...own])].sort()] as const;
  });
  return new Map(inputs);
}

/** The record of pages that passed, by id. Written by `test crawl --update`. */
export const pageRecord = createRecord(join(import.meta.dirname, 'verified.json'), async () =>
  digestsOf(await pageInputs()),
);
