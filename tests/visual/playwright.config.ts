import { defineConfig } from '@playwright/test';
import { pinnedChromium } from '../../scripts/browser/launch.ts';
import { storyRecord } from './storyInputs.ts';

const port = Number(process.env.VISUAL_PORT ?? 6106);

// Found once, before the workers start.
process.env.VERIFIED_STORIES ??= JSON.stringify(process.env.TRY_ALL ? [] : await storyRecord.verified());

/**
 * Every story that is not made of just what it was made of when it last passed; with `TRY_ALL=1` every story: its play
 * function passes, axe finds nothing, and in every mode it looks as its committed picture; a single differing pixel fails.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/stories',
  fullyParallel: true,
  workers: 3,
  timeout: 90_000,
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
