import { defineConfig } from '@playwright/test';
import { pinnedChromium } from '../../scripts/browser/launch.ts';
import { edgeUrl } from './ports.ts';

/** Runs what `deploy/` describes for real. `pnpm test:deploy` starts Keycloak and then runs this. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/deploy',
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '../../reports/deploy.json' }]],
  use: { ...(await pinnedChromium()), baseURL: edgeUrl, trace: 'retain-on-failure' },
});
