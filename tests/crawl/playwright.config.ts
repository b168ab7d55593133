import { defineConfig } from '@playwright/test';
import { pinnedChromium } from '../../scripts/browser/launch.ts';
import type { CrawlOptions } from './crawl.spec.ts';

const port = Number(process.env.CRAWL_PORT ?? 6107);
const chromium = await pinnedChromium();

/**
 * Nothing in the Storybook is red, however it is opened: every page and every story has its own window, as a reader
 * opens it, with motion, in other time zones than the one that pictures are taken in. The pages are part of `test`, all
 * of it is `test:deep crawl`.
 */
export default defineConfig<object, CrawlOptions>({
  testDir: '.',
  outputDir: '../../reports/crawl',
  fullyParallel: true,
  workers: 3,
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
