import { defineConfig } from '@playwright/test';
import { pinnedChromium } from '../../scripts/browser/launch.ts';
import type { CrawlOptions } from './crawl.spec.ts';

const port = Number(process.env.CRAWL_PORT ?? 6107);
const chromium = await pinnedChromium();

/**
 * Checks that Storybook shows no errors, however it's opened: every page and story gets its own browser page, as when a
 * reader opens it, with motion, and in other time zones than the one pictures are taken in. `test` opens every page, and
 * axe finds nothing on it; `test:deep crawl` every story and the manager, too.
 */
export default defineConfig<object, CrawlOptions>({
  testDir: '.',
  outputDir: '../../reports/crawl',
  fullyParallel: true,
  workers: 3,
  retries: 1,
  timeout: 60_000,
  reporter: [['line'], ['json', { outputFile: '../../reports/crawl.json' }]],
  use: { ...chromium, baseURL: `http://127.0.0.1:${port}`, viewport: { width: 1000, height: 720 } },
  projects: [
    { name: 'pages', grep: /@docs/, use: { timezoneId: 'UTC' } },
    { name: 'stories', grep: /@story/, use: { timezoneId: 'UTC' } },
    {
      name: 'manager',
      use: { timezoneId: 'Pacific/Kiritimati', isInManager: true, viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `node ../../scripts/serve/storybook.ts ${port}`,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
