import { defineConfig } from '@playwright/test';
import { pinnedChromium } from '../../scripts/browser/launch.ts';

const port = Number(process.env.ACCESSIBILITY_PORT ?? 6107);

/** axe over the built Storybook: every story in both brands, in light, dark and forced colours. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/accessibility',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['line'], ['json', { outputFile: '../../reports/accessibility.json' }]],
  use: { ...(await pinnedChromium()), baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: `node ../../scripts/serve/storybook.ts ${port}`,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
