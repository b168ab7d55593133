import { readFileSync } from 'node:fs';
import { importOrderRules } from './scripts/architecture/importOrder.ts';

/**
 * Imports run one way: ui, reference-data, live-list <- {referrals, marketplace-form, feature-flags} <- marketplace-insight
 * <- console-kit <- console-app.
 */
const domain = 'referrals|marketplace-form|feature-flags';
const map = readFileSync(new URL('docs/architecture.md', import.meta.url), 'utf8');

export default {
  forbidden: [
    ...importOrderRules(map),
    {
      name: 'ui-knows-no-domain',
      comment: '@advantage/ui knows nothing of insurance and imports no other package of this repository.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/(?!ui/)' },
    },
    {
      name: 'reference-data-stands-alone',
      comment: '@advantage/reference-data is data without dependencies.',
      severity: 'error',
      from: { path: '^packages/reference-data/' },
      to: { path: '^packages/(?!reference-data/)' },
    },
    {
      name: 'live-list-stands-alone',
      comment:
        '@advantage/live-list knows nothing of referrals and imports no other package of this repository.',
      severity: 'error',
      from: { path: '^packages/live-list/' },
      to: { path: '^packages/(?!live-list/)' },
    },
    {
      name: 'live-list-core-without-react',
      comment: 'The list itself runs without React; hooks are in its react entry.',
      severity: 'error',
      from: { path: '^packages/live-list/src/(index\\.ts$|core/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '(^packages/live-list/src/react|node_modules/react)' },
    },
    {
      name: 'domains-stay-apart',
      comment: 'The domain packages never import each other, the console or the local backend.',
      severity: 'error',
      from: { path: `^packages/(${domain})/` },
      to: { path: '^packages/', pathNot: ['^packages/(ui|reference-data|live-list)/', '^packages/$1/'] },
    },
    {
      name: 'insight-builds-on-the-form',
      comment: 'Of the domain packages, marketplace-insight imports marketplace-form only.',
      severity: 'error',
      from: { path: '^packages/marketplace-insight/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/(ui|reference-data|marketplace-form|marketplace-insight)/',
      },
    },
    {
      name: 'backend-uses-wire-only',
      comment: 'The local backend imports only the pure /wire entries of the domain packages.',
      severity: 'error',
      from: { path: '^packages/local-backend/' },
      to: {
        path: '^packages/',
        pathNot: ['^packages/(local-backend|reference-data)/', '^packages/[^/]+/src/wire(\\.ts$|/)'],
      },
    },
    {
      name: 'wire-stays-pure',
      comment: 'A /wire entry is zod and plain functions: no React, no component, no style.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/wire(\\.ts$|/)' },
      to: { path: '(react|\\.css\\.ts$|\\.tsx$)' },
    },
    {
      name: 'values-stay-pure',
      comment: 'The entries of plain functions reach no React, no component and no style.',
      severity: 'error',
      from: {
        path: '^packages/(marketplace-form/src/values|marketplace-insight/src/rules)\\.ts$',
      },
      to: { path: '(node_modules/react|\\.css\\.ts$|\\.tsx$)', reachable: true },
    },
    {
      name: 'theme-only-in-styles',
      comment:
        'A host has no vanilla-extract, which `@advantage/ui/theme` loads, so only what runs at build time imports it.',
      severity: 'error',
      from: {
        path: '^packages/(?!ui/|console-app/)[^/]+/src/',
        pathNot: '(\\.css|\\.guide|\\.stories|\\.test)\\.tsx?$|/listLayout\\.ts$',
      },
      to: { path: '^packages/ui/src/theme\\.ts$' },
    },
    {
      name: 'nobody-imports-the-apps',
      comment: 'console-app and local-backend are not published and not imported.',
      severity: 'error',
      from: { path: '^packages/(?!console-app/|local-backend/)' },
      to: { path: '^packages/(console-app|local-backend)/' },
    },
    {
      name: 'no-deep-imports',
      comment:
        'Across packages only the public entries are imported. Tests and stories of insight also use what those of the form share.',
      severity: 'error',
      from: {
        path: '^packages/([^/]+)/',
        pathNot: '^packages/marketplace-insight/src/.+\\.(test|stories)\\.',
      },
      to: { path: '^packages/[^/]+/src/[^/]+/', pathNot: '^packages/$1/' },
    },
    {
      name: 'no-circles',
      comment: 'No module imports itself through others, not even for a type.',
      severity: 'error',
      from: { pathNot: '^packages/referrals/' },
      to: { circular: true },
    },
    {
      name: 'no-circles-in-referrals',
      comment: 'Types that name each other are erased and do no harm.',
      severity: 'error',
      from: { path: '^packages/referrals/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|\\.vite|/storybook-static/)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
