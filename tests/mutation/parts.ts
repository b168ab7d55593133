/** Code that is tested by changing it, and the tests that must notice. */
export interface Part {
  /** The package it is in; the others are left as they are. */
  readonly package: string;
  /** What is changed, below the package; without braces, for commas separate the patterns. */
  readonly mutate: readonly string[];
  /** The tests, below the package. */
  readonly tests: readonly string[];
  /** Whether its tests change the page they run in, so that each file needs its own. Default false. */
  readonly hasPageState?: boolean;
}

export const parts = {
  form: {
    package: 'marketplace-form',
    mutate: ['src/{fields,values}/*.ts', '!**/fields.ts', '!**/times.ts', '!**/describe.ts', '!**/*.test.*'],
    tests: ['src/{fields,values}/*.test.ts'],
  },
  poller: {
    package: 'live-list',
    mutate: ['src/core/Poller.ts', 'src/core/timing.ts', 'src/core/scheduler.ts'],
    tests: ['src/core/{Poller,pollerCalls,timing,scheduler}.test.ts'],
  },
  session: {
    package: 'console-kit',
    mutate: ['src/session/*.ts', '!**/contract.ts', '!**/*.test.ts'],
    tests: ['src/session/**/*.test.ts'],
    hasPageState: true,
  },
  tools: {
    package: 'referrals',
    mutate: [
      'src/tools/*.ts',
      '!**/useExport.ts',
      '!**/saveFile.ts',
      '!**/chime.ts',
      '!**/leaderTab.ts',
      '!**/useTitleBadge.ts',
      '!**/*.css.ts',
      '!**/*.test.ts',
    ],
    tests: ['src/tools/*.test.ts'],
  },
  formatters: {
    package: 'ui',
    mutate: ['src/format/*.ts', '!**/*.test.ts'],
    tests: ['src/format/*.test.ts'],
  },
} as const satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof parts;

export const isPartName = (name: string | undefined): name is PartName =>
  name !== undefined && Object.hasOwn(parts, name);
