import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const modules = tracked.filter(
  (path) => /^(packages|scripts|tests|bench|\.storybook)\//.test(path) && /\.tsx?$/.test(path),
);

/** The paths that differ from another path only in case. */
function findCaseTwins(paths: readonly string[]): string[] {
  const different = [...new Set(paths)];
  const counts = new Map<string, number>();
  for (const path of different) counts.set(path.toLowerCase(), (counts.get(path.toLowerCase()) ?? 0) + 1);
  return different.filter((path) => (counts.get(path.toLowerCase()) ?? 0) > 1);
}

it('names folders in kebab-case and modules in camelCase or PascalCase', () => {
  const isWrong = (path: string) => {
    const [name = '', ...folders] = path.split('/').toReversed();
    return (
      !/^[A-Za-z][A-Za-z0-9]*(\.[a-zA-Z]+)+$/.test(name) || folders.some((folder) => /[A-Z_]/.test(folder))
    );
  };
  expect(modules.length).toBeGreaterThan(1_000);
  expect(modules.filter(isWrong)).toEqual([]);
});

it('has no two paths, folders or modules whose names differ only in case: they overwrite each other on macOS and Windows', () => {
  const folders = tracked.map((path) => path.slice(0, path.lastIndexOf('/') + 1));
  // A module and its styles, stories and tests share one name: what is built from them shares it, too.
  const stems = modules.map((path) => path.replace(/(\.[a-zA-Z]+)+$/, ''));
  expect(findCaseTwins(['a/Table.ts', 'a/table.ts', 'a/row.ts'])).toEqual(['a/Table.ts', 'a/table.ts']);
  expect([...findCaseTwins(tracked), ...findCaseTwins(folders), ...findCaseTwins(stems)]).toEqual([]);
});

it('runs pnpm through npx without a question: on a new machine, npx asks before it downloads pnpm', () => {
  const asking = tracked.filter((path) => {
    if (/\.(png|webp|woff2|ico)$/.test(path)) return false;
    return /\bnpx (?:-[a-z]+ )*pnpm@/.test(readFileSync(join(root, path), 'utf8'));
  });
  expect(asking).toEqual([]);
});
