import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const longest = 30 * 60_000;

/** The long suites, one folder each, as listed in `tests/deep/suites.ts`. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ['tests/deep/**/*.test.{ts,tsx}'],
    environment: 'node',
    env: { TZ: 'America/Chicago' },
    setupFiles: ['./scripts/test/unit.setup.ts'],
    testTimeout: longest,
    hookTimeout: longest,
    fileParallelism: false,
  },
});
