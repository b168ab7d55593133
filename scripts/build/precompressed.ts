import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Writes `NAME.br` and `NAME.gz` next to every script and style sheet of a build, with the best compression, for web
 * servers to send as they are. Excludes pages, because the server writes a nonce into each.
 */
export const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(?:css|js)$/.test(name));
    const compress = async (name: string) => {
      const path = join(dir, name);
      const content = await readFile(path);
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    };
    await Promise.all(names.map(compress));
  },
});
