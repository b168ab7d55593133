/** How a suite's own numbers are found: one per command, or in the JSON report of its runner. */
export type Count = 'command' | 'vitest' | 'playwright';

export interface Suite {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly count: Count;
  /** Suites that must have run before this one. */
  readonly needs?: readonly string[];
  /** Keeps one processor busy: it runs next to another suite, which goes first. */
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
 * Everything that must hold, in the order it begins: the longest first, and next to it those of one processor that others
 * need. `test NAME …` runs only the named ones and what they need.
 */
export const suites: readonly Suite[] = [
  { name: 'e2e', command: ['playwright', 'test', '--config', 'tests/e2e'], count: 'playwright' },
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
  { name: 'packages', command: ['node', 'scripts/test/packages.ts'], count: 'command', isSingle: true },
  {
    name: 'storybook',
    command: ['storybook', 'build', '--quiet', '--disable-telemetry'],
    count: 'command',
    isSingle: true,
  },
  { name: 'unused', command: ['knip', '--treat-config-hints-as-errors'], count: 'command', isSingle: true },
  { name: 'words', command: ['node', 'scripts/words/main.ts'], count: 'command', isSingle: true },
  {
    name: 'prose',
    command: ['textlint', 'docs/**/*.md', '*.md', 'packages/*/README.md'],
    count: 'command',
    isSingle: true,
  },
  {
    // Builds a host of each kind, where anything it is made of has changed since it last passed, with `--all` every host.
    // `test:fixtures` tries combinations of versions as well.
    name: 'fixtures',
    command: ['playwright', 'test', '--config', 'tests/fixtures', '--project', 'hosts'],
    count: 'playwright',
    needs: ['packages'],
    isSingle: true,
  },
  { name: 'unit', command: vitest('unit'), count: 'vitest' },
  { name: 'components', command: vitest('components'), count: 'vitest' },
  { name: 'built', command: vitest('built'), count: 'vitest', needs: ['packages'] },
  {
    // Every story of which anything has changed since it last passed, with `--all` every story: its play function passes,
    // axe finds nothing, and it looks as it did. `test:accessibility` looks at all stories in dark and forced colors too.
    name: 'stories',
    command: ['playwright', 'test', '--config', 'tests/visual'],
    count: 'playwright',
    needs: ['storybook'],
  },
  {
    // Every page of documentation of which anything has changed since it last passed opens without anything red, with
    // `--all` every page. `test:deep crawl` opens every story by itself as well.
    name: 'crawl',
    command: ['playwright', 'test', '--config', 'tests/crawl', '--project', 'pages'],
    count: 'playwright',
    needs: ['storybook'],
  },
  {
    name: 'embed',
    command: ['playwright', 'test', '--config', 'tests/embed'],
    count: 'playwright',
    needs: ['packages'],
  },
];
