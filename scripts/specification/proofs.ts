import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { root } from './pages.ts';

/** A test whose title contains the ID of a rule. */
export interface TestProof {
  readonly kind: 'test';
  readonly path: string;
  /** The title without IDs, or '' if a table supplies it. */
  readonly title: string;
  readonly ids: readonly string[];
}

/** A story with the ID of a rule as a tag. */
export interface StoryProof {
  readonly kind: 'story';
  readonly path: string;
  readonly id: string;
  /** Page of the story, for example `UI/Button`. */
  readonly page: string;
  readonly name: string;
  readonly ids: readonly string[];
}

export type Proof = TestProof | StoryProof;

const ruleId = /\b[A-Z]{3,4}-\d+\b/g;

/** Matches IDs at the start of a quoted string, followed by the rest of the string. */
const citation = /(['"`])((?:(?:[A-Z]{1,4}-?\d+|[a-z]\.)(?:[ ,:]+(?:to )?|(?=\1)))+)((?:(?!\1).)*)/g;

/** Returns the tests of a file that cite rules. */
export const testsIn = (path: string, source: string): readonly TestProof[] =>
  [...source.matchAll(citation)]
    .map(
      ([, , ids = '', title = '']): TestProof => ({
        kind: 'test',
        path,
        title: title.trim(),
        ids: [...new Set(ids.match(ruleId))],
      }),
    )
    .filter(({ ids }) => ids.length > 0);

/** Returns the stories of a file that cite rules. */
export const storiesIn = (path: string, source: string): readonly StoryProof[] =>
  loadCsf(source, { fileName: path, makeTitle: (title) => title ?? '' })
    .parse()
    .indexInputs.map(
      (story): StoryProof => ({
        kind: 'story',
        path,
        id: story.__id ?? '',
        page: story.title ?? '',
        name: story.name ?? story.exportName,
        ids: (story.tags ?? []).filter((tag) => tag.search(ruleId) === 0),
      }),
    )
    .filter(({ ids }) => ids.length > 0);

const isTest = (path: string, source: string) =>
  /\.(test|spec)\.tsx?$/.test(path) || /from 'vitest'/.test(source);

function proofsIn(path: string): readonly Proof[] {
  const source = readFileSync(join(root, path), 'utf8');
  if (path.endsWith('.stories.tsx')) return storiesIn(path, source);
  return isTest(path, source) ? testsIn(path, source) : [];
}

/** Returns every test and story that cites rules, except for the tests of this folder. */
export const readProofs = (): readonly Proof[] =>
  globSync(['packages/*/src/**/*.{ts,tsx}', 'scripts/**/*.ts', 'tests/**/*.{ts,tsx}', 'bench/**/*.ts'], {
    cwd: root,
    exclude: ['scripts/specification/**', '**/node_modules/**'],
  })
    .sort()
    .flatMap(proofsIn);
