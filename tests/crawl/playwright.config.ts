import { defineConfig } from '@playwright/test';
import { pinnedChromium } from '../../scripts/browser/launch.ts';
import type { CrawlOptions } from './storyEvents.ts';

const port = Number(process.env.CRAWL_PORT ?? 6107);
const chromium = await pinnedChromium();

/**
 * Checks that Storybook shows no errors. `test` opens every documentation page in the preview, one after another and in
 * one of the two looks that differ most, and axe finds nothing on it. `test:deep crawl` also opens every story on its own
 * and everything in the manager, each in its own browser page, with motion, and in other time zones than the one pictures
 * are taken in.
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
    {
      name: 'light',
      grep: /@light/,
      use: {
        timezoneId: 'UTC',
        globals: 'brand:advantage;mode:light',
        viewport: { width: 1280, height: 800 },
      },
    },
    {
      name: 'dark',
      grep: /@dark/,
      use: { timezoneId: 'UTC', globals: 'brand:bridge;mode:dark', viewport: { width: 390, height: 812 } },
    },
    { name: 'stories', grep: /@story/, use: { timezoneId: 'UTC' } },
    {
      name: 'manager',
      grep: /@docs|@story|@manager/,
      use: { timezoneId: 'Pacific/Kiritimati', isInManager: true, viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `node ../../scripts/serve/storybook.ts ${port}`,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
