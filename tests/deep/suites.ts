import type { Suite } from '../../scripts/test/suites.ts';

/** The report folder of the long suites. */
export const deepReports = 'reports/deep';

/** A suite in its own folder: `tests/deep/NAME/*.test.ts`, run by Vitest. */
const vitest = (name: string): Suite => ({
  name,
  command: [
    'vitest',
    'run',
    '--config',
    'tests/deep/vitest.config.ts',
    `tests/deep/${name}/`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${deepReports}/${name}.json`,
  ],
  count: 'vitest',
});

/**
 * The suites of `npx --yes pnpm@12 test:deep`, in the order they run; `test:deep NAME …` runs the named ones and what they need.
 *
 * To add one, create a folder `tests/deep/NAME` and a line here, and name the bar it proves in `docs/reliability.md`:
 * - Vitest: `vitest('NAME')`; files are `*.test.ts`, the timeout of a test is 30 minutes;
 * - Playwright: `tests/deep/NAME/playwright.config.ts` with the reporter
 *   `['json', { outputFile: '../../../reports/deep/NAME.json' }]`, and
 *   `{ name: 'NAME', command: ['playwright', 'test', '--config', 'tests/deep/NAME'], count: 'playwright' }`;
 * - anything else that exits with 0 on success:
 *   `{ name: 'NAME', command: ['node', 'tests/deep/NAME/main.ts'], count: 'command' }`.
 */
export const deepSuites: readonly Suite[] = [
  vitest('contract'),
  vitest('durability'),
  vitest('claim-race'),
  vitest('validators'),
  { name: 'properties', command: ['node', 'tests/deep/properties/main.ts'], count: 'command' },
  { name: 'schemathesis', command: ['node', 'tests/deep/schemathesis/main.ts'], count: 'command' },
  { name: 'bench backend', command: ['node', 'bench/backend/main.ts'], count: 'command' },
  {
    name: 'storybook',
    command: ['storybook', 'build', '--quiet', '--disable-telemetry'],
    count: 'command',
  },
  {
    name: 'accessibility',
    command: ['playwright', 'test', '--config', 'tests/accessibility', '--reporter=line'],
    count: 'command',
    needs: ['storybook'],
  },
  {
    // Every story and every page, each on its own and in the manager, in distant time zones.
    name: 'crawl',
    command: ['playwright', 'test', '--config', 'tests/crawl', '--reporter=line'],
    count: 'command',
    needs: ['storybook'],
  },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'tests/e2e', '--reporter=line'],
    count: 'command',
  },
  { name: 'soak', command: ['playwright', 'test', '--config', 'tests/deep/soak'], count: 'playwright' },
  {
    // Needs a Debian system's package lists; caches its downloads in `.cache/firefox` and `.cache/webkit`.
    name: 'engines',
    command: ['playwright', 'test', '--config', 'tests/deep/engines'],
    count: 'playwright',
  },
  {
    // Needs a Debian system's package lists; caches its downloads in `.cache/firefox`.
    name: 'firefox',
    command: ['playwright', 'test', '--config', 'tests/firefox', '--reporter=line'],
    count: 'command',
  },
  { name: 'mutation', command: ['stryker', 'run', 'tests/mutation/stryker.config.json'], count: 'command' },
];
