import { defineConfig } from '@playwright/test';
import { pinnedChromium } from '../../scripts/browser/launch.ts';
import { consoleUrl } from './world.ts';

/** Journeys of the console with a real Keycloak. `main.ts` starts the servers; the realm is shared, so one at a time. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/keycloak',
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../reports/keycloak.json' }]],
  use: {
    ...(await pinnedChromium()),
    baseURL: consoleUrl,
    viewport: { width: 1600, height: 900 },
    trace: 'retain-on-failure',
  },
});
