import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedPackages } from '../../scripts/api/entries.ts';

const root = join(import.meta.dirname, '../../packages');

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

describe.each(publishedPackages)('%s', (folder) => {
  const dist = join(root, folder, 'dist');

  it('has maps that lead to its sources, which they bring along, and to no file of the machine that built it', () => {
    const maps = globSync('**/*.map', { cwd: dist }).map(
      (path): SourceMap => JSON.parse(readFileSync(join(dist, path), 'utf8')),
    );
    expect(maps.length).toBeGreaterThan(0);
    for (const { sources, sourcesContent } of maps) {
      expect(sources.filter((path) => !/^\.\.\/(\.\.\/[\w-]+\/)?src\//.test(path))).toEqual([]);
      expect(sourcesContent?.filter((content) => content !== null) ?? []).toHaveLength(sources.length);
    }
  });
});
