import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Connect, defineConfig, type Plugin } from 'vite';
import { compileHintPlugin } from '../../scripts/build/compileHintPlugin.ts';
import { bundlerTargets } from '../../scripts/build/oldestBrowsers.ts';
import { precompressed } from '../../scripts/build/precompressed.ts';

const isAdmin = (url = '') => /^\/admin(?:[/?]|$)/.test(url);

/** Serves the page behind sign-in for every URL under `/admin`, as a web server in front of `dist` must. */
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

const listModules = /\/(referrals|live-list|react-table|table-core|console-kit\/src\/(address|lists))\//;
/** The marketplace form, its insight and the packages that only they use. */
const marketplaceModules =
  /\/(marketplace-(form|insight)\/src\/\w+|react-hook-form|diff|p-limit|yocto-queue)\//;
const timeFieldModules = /\/(combo-?box|time-field)\//i;
const panelModules = /\/side-panel\//;
const isOfOnePart = (id: string) =>
  [listModules, marketplaceModules, timeFieldModules, panelModules].some((modules) => modules.test(id));

/**
 * Few chunks, because each one costs a round trip on a slow connection: what starts a page, the frame of every page, what
 * most pages share, the list of referrals, the list of marketplaces, and what the marketplace form and time fields need.
 * A group includes what its modules import, except for what a group of a higher priority includes.
 */
const chunks = [
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  { name: 'createConsole', test: /\/createConsole\.ts$/, priority: 3 },
  { name: 'shared', test: (id: string) => !isOfOnePart(id), minShareCount: 3, priority: 2 },
  { name: 'panel', test: panelModules, priority: 1 },
  { name: 'lists', test: /\/(AllReferralsPage|AgentAlerts|ToolsMenu)\.tsx$/, priority: 1 },
  {
    name: 'marketplaces',
    test: /\/(MarketplacesPage|OrderInsight|createMarketplaceGateway)\.tsx?$/,
    priority: 1,
  },
  { name: 'times', test: timeFieldModules, minShareCount: 2 },
  { name: 'form', test: marketplaceModules, minShareCount: 2 },
];

/** One of the two applications. They are built separately, so that the public one contains nothing of the other. */
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

/** Builds the console to `dist`: static files with hashed names, and nothing inline that a strict CSP would block. */
export default defineConfig({
  root: import.meta.dirname,
  // The server replaces this with a fresh nonce. React Aria reads it from the page for the styles that it adds.
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    twoPages(),
    // The console is in English only, but React Aria includes its texts in 34 languages.
    optimizeLocales.vite({ locales: ['en-US'] }),
    compileHintPlugin(),
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
    // Builds both in parallel, into a folder that is emptied first.
    async buildApp(builder) {
      rmSync(resolve(builder.config.root, builder.config.build.outDir), { recursive: true, force: true });
      const { client, admin } = builder.environments;
      await Promise.all([client, admin].map((each) => each && builder.build(each)));
    },
  },
});
