import { defineConfig } from '@playwright/test';
import { pinnedChromium } from '../../scripts/browser/launch.ts';
import { storyRecord } from './storyInputs.ts';

const port = Number(process.env.VISUAL_PORT ?? 6106);

// Computed once, before the workers start.
process.env.VERIFIED_STORIES ??= JSON.stringify(process.env.TRY_ALL ? [] : await storyRecord.verified());

/**
 * Tests every story that has changed since it last passed, or with `TRY_ALL=1` every story: its play function passes,
 * axe finds nothing, and it matches its committed picture in every mode; a single differing pixel fails.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/stories',
  fullyParallel: true,
  workers: 3,
  timeout: 180_000,
  reporter: [
    ['line'],
    ['json', { outputFile: '../../reports/stories.json' }],
    ['./review/reporter.ts'],
    ['./verifiedReporter.ts'],
  ],
  use: { ...(await pinnedChromium()), baseURL: `http://127.0.0.1:${port}`, reducedMotion: 'reduce' },
  webServer: {
    command: `node ../../scripts/serve/storybook.ts ${port}`,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
