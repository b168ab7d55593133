import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import e2e from '../../e2e/playwright.config.ts';

/**
 * Measures what hours of use leave behind in the built console. One page at a time, because the figures are in bytes.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../reports/deep/soak',
  workers: 1,
  retries: 0,
  timeout: 30 * 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../../reports/deep/soak.json' }]],
  webServer: [e2e.webServer ?? []]
    .flat()
    .map((server) => ({ ...server, cwd: join(import.meta.dirname, '../../e2e') })),
  use: {
    ...e2e.use,
    launchOptions: {
      ...e2e.use?.launchOptions,
      // V8 compiles hot code and flushes code that hasn't run for long. Both would move the heap more than a leak.
      args: [
        ...(e2e.use?.launchOptions?.args ?? []),
        '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode',
      ],
    },
    viewport: { width: 1600, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    trace: 'off',
  },
});
