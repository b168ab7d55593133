import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { describe, expect, it } from 'vitest';
import { packAll } from '../../scripts/publish/pack.ts';
import { libraries } from '../../scripts/publish/publishedPackages.ts';

/** The packages are ESM only, so `require` and resolution without `exports` don't count. */
const notPromised = ['node10', 'node16-cjs'];

const tarballs = packAll(join(import.meta.dirname, '../../.cache/tarballs-types'));
const imported = [...tarballs].filter(([name]) =>
  libraries.some((folder) => name === `@advantage/${folder}`),
);

describe.each(imported)('%s', (_name, tarball) => {
  it('I9 has types that match its modules', async () => {
    const data = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
    const result = await checkPackage(data, { excludeEntrypoints: [/\.css$/, /\.json$/] });
    expect(result.types).toMatchObject({ kind: 'included' });
    const problems = 'problems' in result ? result.problems : [];
    const counted = problems.filter(
      (problem) => !('resolutionKind' in problem && notPromised.includes(problem.resolutionKind)),
    );
    expect(counted).toEqual([]);
  });
});
