/** Where a suite's numbers come from: the exit code of its command, or the JSON report of its runner. */
export type Count = 'command' | 'vitest' | 'playwright';

export interface Suite {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly count: Count;
  /** Suites that must run before this one. */
  readonly needs?: readonly string[];
  /** Uses a single processor, so it runs next to another suite, which has priority. */
  readonly isSingle?: true;
}

const vitest = (project: string): Suite['command'] => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=reports/${project}.json`,
];

/**
 * All suites, in the order they start: those that use all processors, and next to them the single-processor ones, first
 * those that others need. `test NAME …` runs only the named suites and what they need.
 */
export const suites: readonly Suite[] = [
  {
    // The main flows, and what no cheaper test can prove. `test:deep journeys` takes all journeys.
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'tests/e2e', '--project', 'journeys'],
    count: 'playwright',
  },
  { name: 'packages', command: ['node', 'scripts/test/packages.ts'], count: 'command', isSingle: true },
  {
    name: 'storybook',
    command: ['storybook', 'build', '--quiet', '--disable-telemetry'],
    count: 'command',
    isSingle: true,
  },
  { name: 'format and lint', command: ['biome', 'ci', '.'], count: 'command', isSingle: true },
  {
    name: 'import direction',
    command: [
      'depcruise',
      'packages',
      'scripts',
      '.storybook',
      'tests',
      '--config',
      '.dependency-cruiser.js',
    ],
    count: 'command',
    isSingle: true,
  },
  { name: 'types', command: ['tsc', '--project', 'tsconfig.json'], count: 'command', isSingle: true },
  {
    name: 'types in node',
    command: ['tsc', '--project', 'tsconfig.node.json'],
    count: 'command',
    isSingle: true,
  },
  { name: 'unused', command: ['knip', '--treat-config-hints-as-errors'], count: 'command', isSingle: true },
  {
    name: 'words',
    command: ['cspell', 'lint', '--no-progress', '--show-suggestions'],
    count: 'command',
    isSingle: true,
  },
  {
    name: 'prose',
    command: ['textlint', 'docs/**/*.md', '*.md', 'packages/*/README.md'],
    count: 'command',
    isSingle: true,
  },
  {
    // Builds the six hosts that differ most. `test:fixtures` tries all of them, and combinations of versions.
    name: 'fixtures',
    command: ['playwright', 'test', '--config', 'tests/fixtures', '--project', 'hosts'],
    count: 'playwright',
    needs: ['packages'],
    isSingle: true,
  },
  {
    // Waits most of the time: for polls, and for what should not be requested.
    name: 'embed',
    command: ['playwright', 'test', '--config', 'tests/embed'],
    count: 'playwright',
    needs: ['packages'],
    isSingle: true,
  },
  { name: 'unit', command: vitest('unit'), count: 'vitest' },
  { name: 'components', command: vitest('components'), count: 'vitest' },
  { name: 'built', command: vitest('built'), count: 'vitest', needs: ['packages'] },
  {
    // Opens every documentation page and looks for errors and findings of axe. `test:deep crawl` also opens every story on its own.
    name: 'crawl',
    command: ['playwright', 'test', '--config', 'tests/crawl', '--project', 'light', '--project', 'dark'],
    count: 'playwright',
    needs: ['storybook'],
  },
  {
    // Checks every story: its play function passes, axe finds nothing, and it looks the same. `test:accessibility` also
    // checks all stories in dark mode and forced colors.
    name: 'stories',
    command: ['playwright', 'test', '--config', 'tests/visual'],
    count: 'playwright',
    needs: ['storybook'],
  },
];
