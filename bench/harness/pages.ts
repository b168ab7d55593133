import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { referralFeedElement } from '../../packages/referrals/tsup.config.ts';
import { compileHintPlugin } from '../../scripts/build/compileHintPlugin.ts';
import { elementInVite } from '../../scripts/build/elementBuild.ts';

const root = join(import.meta.dirname, '../..');
const outDir = join(root, '.cache/bench');

/** Source files of the measured pages. */
const files = {
  'table-floor': 'tables/floor.ts',
  'table-tanstack': 'tables/tanstack.tsx',
  'table-ours': 'tables/ours.tsx',
  'table-text': 'tables/hostText.tsx',
  'table-element': 'tables/element.ts',
  'table-markup': 'tables/markup.ts',
  'form-floor': 'forms/floor.ts',
  'form-library': 'forms/hookForm.tsx',
  'form-ours': 'forms/ours.tsx',
} as const;

/** The same pages built with the compile hint of the console and the element, in their own folder. */
const hinted = { 'table-hinted': 'table-ours', 'form-hinted': 'form-ours' } as const;
const hintedFolder = 'hinted';

export type PageName = keyof typeof files | keyof typeof hinted;

export const isPageName = (name: string): name is PageName => name in files || name in hinted;

const isHinted = (name: PageName): name is keyof typeof hinted => name in hinted;

interface BuildOptions {
  /** Keeps function names, for profiling. Default no. */
  readonly isReadable?: boolean;
}

async function buildAs(
  folder: string,
  names: readonly (keyof typeof files)[],
  { isReadable = false }: BuildOptions,
) {
  const input = Object.fromEntries(
    names.map((name) => [name, join(import.meta.dirname, '../pages', files[name])]),
  );
  await build({
    root,
    base: `/${folder}`,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      elementInVite('@advantage/referrals/element', referralFeedElement),
      react(),
      vanillaExtractPlugin(),
      folder === '' ? [] : compileHintPlugin(),
    ],
    build: {
      outDir: join(outDir, folder),
      emptyOutDir: true,
      minify: !isReadable,
      manifest: 'manifest.json',
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  });
}

/** Builds all pages for production as a host of the packages does, and ours again with the compile hint. */
export async function buildPages(options: BuildOptions = {}): Promise<void> {
  await buildAs('', Object.keys(files) as (keyof typeof files)[], options);
  await buildAs(hintedFolder, Object.values(hinted), options);
}

interface ManifestChunk {
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Returns the style sheets of a chunk and everything it imports. */
function collectStyles(manifest: Manifest, key: string, visited = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[key];
  for (const imported of chunk?.imports ?? []) collectStyles(manifest, imported, visited);
  for (const file of chunk?.css ?? []) visited.add(file);
  return visited;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(outDir, folder, 'manifest.json'), 'utf8'));

function documentOf(page: PageName, recorded: string): string {
  const [folder, name] = isHinted(page) ? [`/${hintedFolder}`, hinted[page]] : ['', page];
  const manifest = manifestOf(folder);
  // The markup is that of our table, so it needs the same styles.
  const styled = name === 'table-markup' ? 'table-ours' : name;
  const key = Object.keys(manifest).find((each) => manifest[each]?.isEntry && manifest[each].name === styled);
  const links = [...collectStyles(manifest, key ?? '')].map(
    (file) => `<link rel="stylesheet" href="${folder}/${file}">`,
  );
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>${page}</title>${links.join('')}
<template id="recorded">${name === 'table-markup' ? recorded : ''}</template><div id="place"></div><script type="module" src="${folder}/${name}.js"></script></html>`;
}

export interface PageServer {
  urlOf(page: PageName): string;
  /** Sets the markup of a table, which the markup page clones. */
  setMarkup(html: string): void;
  close(): void;
}

/** Serves the built pages on a free port of this machine. */
export async function servePages(): Promise<PageServer> {
  const sendFile = sirv(outDir);
  let markup = '';
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    if (!isPageName(name)) return sendFile(request, response);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(documentOf(name, markup));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (page) => `http://127.0.0.1:${port}/${page}`,
    setMarkup(html) {
      markup = html;
    },
    close: () => void server.close(),
  };
}
