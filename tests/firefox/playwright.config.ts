import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { debianFirefox } from '../../scripts/browser/launch.ts';
import e2e from '../e2e/playwright.config.ts';
import embed from '../embed/playwright.config.ts';

const firefox = debianFirefox();

/** The servers of a suite, to be started in its folder. */
const serversOf = ({ webServer = [] }: PlaywrightTestConfig, suite: string) =>
  [webServer].flat().map((server) => ({ ...server, cwd: join(import.meta.dirname, '..', suite) }));

/** Runs the journeys of feed, sign-in, session and embed again in Firefox. */
export default defineConfig({
  outputDir: '../../reports/firefox',
  fullyParallel: true,
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '../../reports/firefox.json' }]],
  webServer: [...serversOf(e2e, 'e2e'), ...serversOf(embed, 'embed')],
  projects: [
    {
      name: 'console',
      testDir: '../e2e',
      testMatch: ['publicFeed.spec.ts', 'signIn.spec.ts', 'numbers.spec.ts'],
      use: { ...e2e.use, ...firefox },
    },
    {
      name: 'sessions',
      testDir: '../e2e',
      testMatch: 'failures.spec.ts',
      grep: /AUT-13|S9|LIV-3|told field by field/,
      use: { ...e2e.use, ...firefox },
    },
    {
      name: 'embed',
      testDir: '../embed',
      testMatch: 'policy.spec.ts',
      use: { ...embed.use, ...firefox },
    },
  ],
});
