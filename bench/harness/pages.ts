import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { referralFeedElement } from '../../packages/referrals/tsup.config.ts';
import { compiledWhileLoading } from '../../scripts/build/compiledWhileLoading.ts';
import { elementInVite } from '../../scripts/build/elementInVite.ts';

const root = join(import.meta.dirname, '../..');
const outDir = join(root, '.cache/bench');

/** Every page that is measured, one file each. */
const entries = {
  'table-floor': 'tables/floor.ts',
  'table-tanstack': 'tables/tanstack.tsx',
  'table-ours': 'tables/ours.tsx',
  'table-light': 'tables/light.tsx',
  'table-element': 'tables/element.ts',
  'form-floor': 'forms/floor.ts',
  'form-ours': 'forms/ours.tsx',
} as const;

export type PageName = keyof typeof entries;

export const isPageName = (name: string): name is PageName => Object.hasOwn(entries, name);

/** Builds all pages for production, as the console is built. `isReadable` keeps the names of functions, for a profile. */
export async function buildPages({ isReadable = false } = {}): Promise<void> {
  const input = Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [name, join(import.meta.dirname, '../pages', file)]),
  );
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      elementInVite('@advantage/referrals/element', referralFeedElement),
      react(),
      vanillaExtractPlugin(),
      compiledWhileLoading(),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      minify: !isReadable,
      cssCodeSplit: true,
      manifest: 'manifest.json',
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  });
}

interface ManifestChunk {
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The style sheets of a chunk and of all that it imports. */
function stylesOf(manifest: Manifest, key: string, known = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[key];
  for (const imported of chunk?.imports ?? []) stylesOf(manifest, imported, known);
  for (const file of chunk?.css ?? []) known.add(file);
  return known;
}

function documentOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.isEntry && manifest[each].name === name);
  const links = [...stylesOf(manifest, key ?? '')].map((file) => `<link rel="stylesheet" href="/${file}">`);
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>${name}</title>${links.join('')}
<div id="place"></div><script type="module" src="/${name}.js"></script></html>`;
}

export interface PageServer {
  urlOf(page: PageName): string;
  close(): void;
}

/** Serves the built pages on a free port of this machine. */
export async function servePages(): Promise<PageServer> {
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, 'manifest.json'), 'utf8'));
  const files = sirv(outDir);
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    if (!isPageName(name)) return files(request, response);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(documentOf(manifest, name));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { urlOf: (page) => `http://127.0.0.1:${port}/${page}`, close: () => void server.close() };
}
