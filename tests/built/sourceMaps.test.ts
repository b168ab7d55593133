import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { libraries } from '../../scripts/publish/publishedPackages.ts';

const root = join(import.meta.dirname, '../../packages');

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

const own = /^\.\.\/(\.\.\/[\w-]+\/)?src\//;
/** The only library that a package contains. */
const bundled = /\/node_modules\/@vanilla-extract\/recipes\/dist\//;

describe.each(libraries)('%s', (folder) => {
  const dist = join(root, folder, 'dist');

  it('has source maps that embed their sources and contain no paths outside the packages', () => {
    const maps = globSync('**/*.map', { cwd: dist }).map(
      (path): SourceMap => JSON.parse(readFileSync(join(dist, path), 'utf8')),
    );
    expect(maps.length).toBeGreaterThan(0);
    for (const { sources, sourcesContent } of maps) {
      expect(sources.filter((path) => !own.test(path) && !bundled.test(path))).toEqual([]);
      expect(sourcesContent?.filter((content) => content !== null) ?? []).toHaveLength(sources.length);
    }
  });
});
