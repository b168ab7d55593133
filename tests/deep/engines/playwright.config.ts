import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { debianFirefox } from '../../../scripts/browser/launch.ts';
import e2e from '../../e2e/playwright.config.ts';

const playwright = { testMatch: 'playwright.spec.ts', use: { viewport: { width: 1600, height: 900 } } };

/** The main journeys in three engines. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../reports/deep/engines',
  // They share one product, and one journey must not claim or move what another looks at.
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../../reports/deep/engines.json' }]],
  webServer: [e2e.webServer ?? []]
    .flat()
    .map((server) => ({ ...server, cwd: join(import.meta.dirname, '../../e2e') })),
  use: { ...e2e.use, actionTimeout: 15_000, trace: 'off' },
  projects: [
    { name: 'chromium', ...playwright },
    { name: 'firefox', ...playwright, use: { ...debianFirefox(), ...playwright.use } },
    { name: 'webkit', testMatch: 'webkit.spec.ts' },
  ],
});
