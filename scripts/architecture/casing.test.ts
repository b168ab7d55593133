import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '--', 'packages', 'scripts', 'tests', 'bench', '.storybook'], {
  cwd: join(import.meta.dirname, '../..'),
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path));

it('names folders in kebab-case and modules in camelCase or PascalCase', () => {
  const isWrong = (path: string) => {
    const [name = '', ...folders] = path.split('/').toReversed();
    return (
      !/^[A-Za-z][A-Za-z0-9]*(\.[a-zA-Z]+)+$/.test(name) || folders.some((folder) => /[A-Z_]/.test(folder))
    );
  };
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter(isWrong)).toEqual([]);
});
