import { defineConfig } from '@playwright/test';
import { pinnedChromium } from '../../scripts/browser/launch.ts';
import { pageOrigin } from './ports.ts';

/** Tests of the published element on third-party pages. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/embed',
  workers: 1,
  retries: 1,
  timeout: 90_000,
  reporter: [['line'], ['json', { outputFile: '../../reports/embed.json' }]],
  use: {
    ...(await pinnedChromium()),
    baseURL: pageOrigin,
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node serve.ts',
    url: `${pageOrigin}/clean.html`,
    timeout: 60_000,
  },
});
