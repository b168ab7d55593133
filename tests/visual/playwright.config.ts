import { defineConfig } from '@playwright/test';
import { pinnedChromium } from '../../scripts/browser/launch.ts';

const port = Number(process.env.VISUAL_PORT ?? 6106);

/**
 * Tests every story: its play function passes, axe finds nothing, and it matches its committed picture in every mode; a
 * single differing pixel fails. A story that fails is tried once more, on a new page.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/stories',
  fullyParallel: true,
  workers: 3,
  retries: 1,
  timeout: 180_000,
  reporter: [['line'], ['json', { outputFile: '../../reports/stories.json' }], ['./review/reporter.ts']],
  use: { ...(await pinnedChromium()), baseURL: `http://127.0.0.1:${port}`, reducedMotion: 'reduce' },
  webServer: {
    command: `node ../../scripts/serve/storybook.ts ${port}`,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
