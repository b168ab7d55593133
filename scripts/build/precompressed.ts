import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
} as const;

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  await Promise.all(
    Object.entries(encodings).map(async ([extension, compressed]) =>
      writeFile(`${path}.${extension}`, await compressed(content)),
    ),
  );
}

/**
 * Writes `NAME.br` and `NAME.gz` next to every script and style sheet of a build, with the best compression, for web
 * servers to send as they are. Excludes pages, because the server writes a nonce into each.
 */
export const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(?:css|js)$/.test(name));
    await Promise.all(names.map((name) => compress(join(dir, name))));
  },
});
