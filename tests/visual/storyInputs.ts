import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRecord } from '../records/createRecord.ts';
import { digestsOf, importGraph, reachable } from '../records/inputs.ts';
import { sheetPath } from './sheet.ts';
import { storyFiles } from './storyIndex.ts';

const root = join(import.meta.dirname, '../..');

/** Inputs of every story: package versions, the browser, the build, Storybook's settings and the tests themselves. */
const sharedInputs = [
  'pnpm-lock.yaml',
  'tsconfig*.json',
  '.storybook/*.{ts,tsx,css}',
  'packages/*/{package.json,tsup.config.ts}',
  'scripts/{browser,build,serve}/*.ts',
  'tests/accessibility/axe.ts',
  'tests/visual/*.ts',
] as const;

/** The toolbar's languages, which Storybook finds with this pattern. They affect only stories that set a language. */
const languages = 'packages/*/src/messages/es.ts';
const setsLanguage = (file: string) => /\blanguage: '/.test(readFileSync(join(root, file), 'utf8'));

const preview = '.storybook/preview.tsx';

const isTest = (path: string) => path.endsWith('.test.ts');

/**
 * The input files of each story file, by its title: the modules it imports, the inputs of every story, and its
 * committed pictures.
 */
export async function storyInputs(): Promise<ReadonlyMap<string, readonly string[]>> {
  const graph = await importGraph();
  const shared = [
    ...globSync(sharedInputs, { cwd: root }).filter((path) => !isTest(path)),
    ...reachable(graph, preview),
  ];
  const inputs = [...storyFiles()].map(([title, stories]) => {
    const files = new Set(stories.map(({ importPath }) => importPath));
    const texts = [...files].some(setsLanguage) ? globSync(languages, { cwd: root }) : [];
    const modules = [...files, ...texts].flatMap((file) => reachable(graph, file));
    const pictures = globSync(
      stories.map(({ id }) => `tests/visual/baselines/${dirname(sheetPath(id, ''))}/*.webp`),
      { cwd: root },
    );
    return [title, [...new Set([...shared, ...modules, ...pictures])].sort()] as const;
  });
  return new Map(inputs);
}

/** The record of story files that passed, by title. Written by `test:visual:update`. */
export const storyRecord = createRecord(join(import.meta.dirname, 'verified.json'), async () =>
  digestsOf(await storyInputs()),
);
