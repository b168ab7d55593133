import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { pinnedChromium } from '../../scripts/browser/launch.ts';

process.env.E2E_CONSOLE_PORT ??= '4390';
process.env.E2E_BACKEND_PORT ??= '4391';
if (process.env.E2E_DATA === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'advantage-e2e-'));
  process.env.E2E_DATA = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * Journeys through the real, started product, or through a running one at `E2E_URL`. `test` takes `journeys`: the main
 * flows, and what no cheaper test can prove. The nightly run takes `more journeys` too.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/e2e',
  fullyParallel: true,
  // Half of a journey is waiting for requests: four workers keep two processors busy.
  workers: 4,
  retries: 1,
  // No journey or page takes this long, except on a busy machine.
  timeout: 180_000,
  expect: { timeout: Number(process.env.EXPECT_TIMEOUT ?? 45_000) },
  reporter: [['line'], ['json', { outputFile: '../../reports/e2e.json' }]],
  use: {
    ...(await pinnedChromium()),
    baseURL: process.env.E2E_URL ?? `http://127.0.0.1:${process.env.E2E_CONSOLE_PORT}`,
    trace: 'on-first-retry',
    reuseContext: true,
  },
  projects: [
    { name: 'journeys', grepInvert: /@nightly/ },
    { name: 'more journeys', grep: /@nightly/ },
  ],
  webServer: process.env.E2E_URL
    ? undefined
    : {
        command: 'node ../../scripts/start/main.ts',
        url: `http://127.0.0.1:${process.env.E2E_CONSOLE_PORT}/realms/advantage/.well-known/openid-configuration`,
        timeout: 60_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
        env: {
          CONSOLE_PORT: process.env.E2E_CONSOLE_PORT,
          BACKEND_PORT: process.env.E2E_BACKEND_PORT,
          ADVANTAGE_DB: join(process.env.E2E_DATA, 'advantage.sqlite'),
          // Simulated referrals would make journeys flaky; a separate spec turns the simulator on.
          ADVANTAGE_SIMULATOR: 'off',
          ADVANTAGE_TEST_HOOKS: 'on',
        },
      },
});
