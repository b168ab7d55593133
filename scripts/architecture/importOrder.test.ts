import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importOrderRules, mapLines, packageMap } from './importOrder.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');

/** Returns the folders with at least one file: a merge may leave empty folders behind. */
const foldersIn = (path: string): string[] =>
  [
    ...new Set(
      tracked
        .filter((file) => file.startsWith(`${path}/`))
        .map((file) => file.slice(path.length + 1).split('/'))
        .flatMap(([folder = '', ...rest]) => (rest.length > 0 ? [folder] : [])),
    ),
  ].sort();

const sectionOf = (heading: string) => page.split(/^#{2,4} /m).find((part) => part.startsWith(heading)) ?? '';
const foldersOf = (lines: ReturnType<typeof mapLines>) => lines.flatMap(({ folders }) => folders);

describe('the map of docs/architecture.md', () => {
  it('names every package', () => {
    expect([...packageMap(page).keys()].sort()).toEqual(foldersIn('packages'));
  });

  it.each([...packageMap(page)])('names every folder of %s once, with a sentence', (name, lines) => {
    expect(foldersOf(lines).sort()).toEqual(foldersIn(`packages/${name}/src`));
    for (const { folders, sentence } of lines) expect(sentence, folders.join(', ')).toMatch(/^\S.{10,}\.$/);
  });

  it.each(['scripts', 'tests', 'bench', 'docs'])('names every folder of %s once', (folder) => {
    expect(foldersOf(mapLines(sectionOf(`\`${folder}\``))).sort()).toEqual(foldersIn(folder));
  });
});

describe('the rules of the import order', () => {
  const rules = importOrderRules(
    '## `packages/demo/src`\n\n- `wire`: Data.\n- `a`, `b`: Parts.\n\n## Other\n\n- `c`: No.\n',
  );
  const isRefused = (from: string, to: string) =>
    rules.some(
      (rule) =>
        new RegExp(rule.from.path).test(from) &&
        !new RegExp(rule.from.pathNot).test(from) &&
        new RegExp(rule.to.path).test(to),
    );
  const file = (folder: string, name = 'x.ts') => `packages/demo/src/${folder}/${name}`;

  it('refuse an import from a later folder', () => {
    expect(isRefused(file('wire'), file('b'))).toBe(true);
    expect(isRefused(file('a'), file('b'))).toBe(true);
  });

  it('allow imports from earlier folders, and from any folder in tests and stories', () => {
    expect(isRefused(file('b'), file('a'))).toBe(false);
    expect(isRefused(file('b'), file('wire'))).toBe(false);
    expect(isRefused(file('wire', 'x.test.ts'), file('b'))).toBe(false);
    expect(isRefused(file('wire', 'x.stories.tsx'), file('b'))).toBe(false);
  });
});
