import { defineConfig } from '@playwright/test';
import { pinnedChromium } from '../../scripts/browser/launch.ts';

const port = Number(process.env.VISUAL_PORT ?? 6106);

/**
 * Every story in every mode against its committed picture; a single differing pixel fails. Round corners that are drawn
 * again after an interaction vary by one or two of 255 levels: the threshold takes such noise, and nothing anybody could
 * see, for equal.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 4,
  // What a play function leaves hovered or focused can differ from load to load; a real change differs every time.
  retries: 2,
  timeout: 90_000,
  reporter: [['line'], ['json', { outputFile: '../../reports/visual.json' }]],
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      threshold: 0.02,
      maxDiffPixels: 0,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    },
  },
  use: { ...(await pinnedChromium()), baseURL: `http://127.0.0.1:${port}`, reducedMotion: 'reduce' },
  webServer: {
    command: `node ../../scripts/serve/storybook.ts ${port}`,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
