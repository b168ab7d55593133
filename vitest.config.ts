import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, prepareChromium } from './scripts/browser/chromium.ts';

/** Everything stories import from npm: left to be found while tests run, it would reload the page under them. */
const preBundled = [
  '@advantage/ui > react-aria-components',
  '@advantage/ui > @internationalized/date',
  '@advantage/ui > lucide-react',
  '@advantage/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@advantage/referrals > @tanstack/react-table',
  '@advantage/referrals > zod',
  '@advantage/marketplace-form > react-hook-form',
  '@advantage/marketplace-form > @hookform/resolvers/zod',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'storybook/test',
];

export default defineConfig(async () => ({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', '.storybook/*.test.ts'],
          environment: 'node',
          env: { TZ: 'America/Chicago' },
          setupFiles: ['./scripts/test/unit.setup.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: preBundled },
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: await prepareChromium(), args: chromiumArgs },
              contextOptions: { timezoneId: 'America/Chicago', locale: 'en-US', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
}));
