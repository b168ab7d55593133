import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, prepareChromium } from './scripts/browser/chromium.ts';

/** Everything stories import from npm: left to be found while tests run, it would reload the page under them. */
const preBundled = [
  '@advantage/ui > react-aria-components',
  '@advantage/marketplace-form > p-limit',
  '@advantage/marketplace-form > @tanstack/react-query',
  '@advantage/ui > lucide',
  '@advantage/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@advantage/referrals > @tanstack/react-table',
  '@advantage/referrals > zod',
  '@advantage/referrals > zod/mini',
  '@advantage/marketplace-form > react-hook-form',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'storybook/test',
];

/** What all tests without a browser share. */
const unit = {
  environment: 'node',
  env: { TZ: 'America/Chicago' },
  globalSetup: './scripts/test/temporaryFiles.setup.ts',
  setupFiles: ['./scripts/test/quiet.setup.ts', './scripts/test/unit.setup.ts'],
  // No test waits this long; a busy machine may.
  testTimeout: 30_000,
};

/** Tests without a component that still change the page they run in: each file gets a new one, as components do. */
const withPageState = ['packages/console-kit/src/session/**/*.test.ts'];

/** How much of the logic the tests without a browser must have walked through (T3). */
const logic = { branches: 95 };

const executablePath = await prepareChromium();

export default defineConfig({
  test: {
    // Tests wait for timers a good part of their time: one process more than there are processors keeps those busy.
    maxWorkers: availableParallelism() + 1,
    coverage: {
      include: [
        'packages/{reference-data,live-list,referrals,marketplace-form,marketplace-insight,feature-flags}/src/**/*.ts',
        'packages/{console-app,console-kit}/src/**/*.{ts,tsx}',
      ],
      exclude: [
        '**/*.{test,stories}.{ts,tsx}',
        '**/*.test.*.ts',
        '**/*.css.ts',
        '**/testing/**',
        'packages/*/src/testing.ts',
        // What needs a browser to run at all; tests/embed runs the element in one, tests/e2e the entries of the console.
        'packages/referrals/src/element.ts',
        'packages/referrals/src/feed/{ReferralFeedElement,FeedElementBase}.ts',
        'packages/console-app/src/{publicMain.tsx,adminMain.ts,adminApp.ts}',
        'packages/console-kit/src/app/startConsole.tsx',
      ],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'reports/coverage',
      thresholds: {
        'packages/reference-data/src/**': logic,
        'packages/live-list/src/**': logic,
        'packages/referrals/src/**': logic,
        'packages/marketplace-form/src/**': logic,
        'packages/marketplace-insight/src/**': logic,
        'packages/feature-flags/src/**': logic,
        'packages/{console-app,console-kit}/src/**': { branches: 85 },
      },
    },
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...unit,
          name: 'unit',
          setupFiles: [...unit.setupFiles, './scripts/test/properties.setup.ts'],
          include: [
            'packages/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/contract/*.test.ts',
            'tests/keycloak/*.test.ts',
            '.storybook/*.test.ts',
          ],
          exclude: withPageState,
          isolate: false,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...unit,
          name: 'components',
          // Each file has its own page, but not its own process.
          pool: 'vmForks',
          include: ['packages/*/src/**/*.test.tsx', 'tests/compose/*.test.tsx', ...withPageState],
        },
      },
      { test: { name: 'built', include: ['tests/{built,publish}/**/*.test.ts'], testTimeout: 30_000 } },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: preBundled },
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath, args: chromiumArgs },
              contextOptions: { timezoneId: 'America/Chicago', locale: 'en-US', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
