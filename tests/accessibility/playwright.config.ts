import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { pinnedChromium } from '../../scripts/browser/launch.ts';
import e2e from '../e2e/playwright.config.ts';

const port = Number(process.env.ACCESSIBILITY_PORT ?? 6107);
const storybook = {
  ...(await pinnedChromium()),
  baseURL: `http://127.0.0.1:${port}`,
  reducedMotion: 'reduce',
} as const;
const servers = [e2e.webServer ?? []]
  .flat()
  .map((server) => ({ ...server, cwd: join(import.meta.dirname, '../e2e') }));

/** Accessibility tests for every story of the built Storybook and for the built console. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/accessibility',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '../../reports/accessibility.json' }]],
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  webServer: [
    {
      command: `node ../../scripts/serve/storybook.ts ${port}`,
      url: `http://127.0.0.1:${port}/index.json`,
      reuseExistingServer: false,
    },
    ...servers,
  ],
  projects: [
    { name: 'stories', testMatch: 'stories.spec.ts', use: storybook },
    { name: 'readable', testMatch: 'readable.spec.ts', use: storybook },
    { name: 'longer', testMatch: 'longer.spec.ts', use: storybook },
    { name: 'trees', testMatch: ['trees.spec.ts', 'forcedColors.spec.ts'], use: storybook },
    {
      name: 'console',
      testMatch: ['routes.spec.ts', 'states.spec.ts'],
      use: { ...e2e.use, reducedMotion: 'reduce', trace: 'off' },
    },
  ],
});
