import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { libraries } from '../../scripts/publish/publishedPackages.ts';

const root = join(import.meta.dirname, '../../packages');

describe.each(libraries)('%s', (folder) => {
  const { exports }: { exports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );

  it('exports all of its style sheets', () => {
    const importable = new Set(Object.values(exports));
    const sheets = globSync('dist/**/*.css', { cwd: join(root, folder) });
    expect(sheets.filter((path) => !importable.has(`./${path}`))).toEqual([]);
  });

  it('has no two files whose names differ only in case', () => {
    const files = globSync('dist/**', { cwd: join(root, folder) });
    expect(files.length).toBeGreaterThan(3);
    expect(new Set(files.map((path) => path.toLowerCase())).size).toBe(files.length);
  });
});
