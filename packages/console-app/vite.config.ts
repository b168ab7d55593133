import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Connect, defineConfig, type Plugin } from 'vite';
import { compiledWhileLoading } from '../../scripts/build/compiledWhileLoading.ts';
import { bundlerTargets } from '../../scripts/build/oldestBrowsers.ts';
import { precompressed } from '../../scripts/build/precompressed.ts';

const isAdmin = (url = '') => /^\/admin(?:[/?]|$)/.test(url);

/** Serves the page behind sign-in for every address under `/admin`, as a web server in front of `dist` must. */
function twoPages(): Plugin {
  const rewrite: Connect.NextHandleFunction = (request, _response, next) => {
    if (isAdmin(request.url) && request.headers.accept?.includes('text/html')) request.url = '/admin.html';
    next();
  };
  return {
    name: 'two-pages',
    configureServer: ({ middlewares }) => void middlewares.use(rewrite),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(rewrite),
  };
}

/** With the packages that nothing else uses. */
const ofMarketplaces = /\/(marketplace-form|diff|p-limit|yocto-queue)\//;
/** Used by the frame of every page, too: with what only administrators need, all of that would be loaded for it. */
const ofFrame = /\/(ui\/src\/text|@tanstack\/react-query)\//;
const ofTimes = /\/(combo-?box|time-field)\//i;

/**
 * Few files, because each costs a slow line a way there and back: what starts a page, what most pages share, what time
 * fields need, the rest.
 */
const chunks = [
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  {
    name: 'shared',
    test: (id: string) => !ofMarketplaces.test(id) && !ofTimes.test(id),
    minShareCount: 3,
    priority: 1,
  },
  { name: 'frame', test: ofFrame, priority: 1 },
  { name: 'times', test: ofTimes, minShareCount: 2 },
  { name: 'marketplaces', test: ofMarketplaces, minShareCount: 2 },
];

/** One of the two applications; each is built for itself, so that the public one carries nothing of the other. */
const application = (name: 'index' | 'admin') => ({
  consumer: 'client' as const,
  build: {
    rolldownOptions: {
      input: `${import.meta.dirname}/${name}.html`,
      output: {
        codeSplitting: { groups: chunks },
      },
    },
    manifest: `.vite/${name}.manifest.json`,
    license: { fileName: `.vite/${name}.licenses.md` },
    emptyOutDir: false,
  },
});

/** Builds the console to `dist`: static files with hashed names, and nothing inline that a strict CSP would refuse. */
export default defineConfig({
  root: import.meta.dirname,
  // The server puts a fresh nonce in its place; React Aria reads it from the page for the styles it adds.
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    twoPages(),
    // The console speaks English; React Aria brings what it says in 34 languages.
    optimizeLocales.vite({ locales: ['en-US'] }),
    compiledWhileLoading(),
    precompressed(),
  ],
  build: {
    outDir: 'dist',
    target: bundlerTargets,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: { client: application('index'), admin: application('admin') },
  builder: {
    // Both at a time, into a folder that is emptied before.
    async buildApp(builder) {
      rmSync(resolve(builder.config.root, builder.config.build.outDir), { recursive: true, force: true });
      const { client, admin } = builder.environments;
      await Promise.all([client, admin].map((each) => each && builder.build(each)));
    },
  },
});
