import { defineConfig } from '@playwright/test';
import { pinnedChromium } from '../../scripts/browser/launch.ts';
import type { CrawlOptions } from './crawl.spec.ts';
import { pageRecord } from './pageInputs.ts';

const port = Number(process.env.CRAWL_PORT ?? 6107);
const chromium = await pinnedChromium();

// Found once, before the workers start.
process.env.VERIFIED_PAGES ??= JSON.stringify(process.env.TRY_ALL ? [] : await pageRecord.verified());
const verified: readonly string[] = JSON.parse(process.env.VERIFIED_PAGES);

/**
 * Nothing in the Storybook is red, however it is opened: every page and every story has its own window, as a reader
 * opens it, with motion, in other time zones than the one that pictures are taken in. `test` opens every page of which
 * anything has changed since it last passed, with `--all` every page; all of it is `test:deep crawl`.
 */
export default defineConfig<object, CrawlOptions>({
  testDir: '.',
  outputDir: '../../reports/crawl',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  reporter: [['line'], ['json', { outputFile: '../../reports/crawl.json' }], ['./verifiedReporter.ts']],
  use: { ...chromium, baseURL: `http://127.0.0.1:${port}`, viewport: { width: 1000, height: 720 } },
  projects: [
    {
      name: 'pages',
      grep: /@docs/,
      grepInvert: verified.map((id) => new RegExp(`crawl.spec.ts ${id} @docs`)),
      use: { timezoneId: 'UTC' },
    },
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
