/** A part of the code to mutate, and the tests that must catch the mutants. */
export interface Part {
  /** The package with the code. Other packages are not mutated. */
  readonly package: string;
  /**
   * Patterns of the files to mutate, relative to the package. No braces with commas, because commas separate patterns.
   */
  readonly mutate: readonly string[];
  /** Patterns of the tests, relative to the package. */
  readonly tests: readonly string[];
  /** Whether the tests change their page, so that each file needs a separate one. Default false. */
  readonly hasPageState?: boolean;
}

export const parts = {
  form: {
    package: 'marketplace-form',
    mutate: [
      'src/{fields,values}/*.ts',
      '!**/fields.ts',
      '!**/times.ts',
      '!**/describeChanges.ts',
      '!**/*.test.*',
    ],
    tests: ['src/{fields,values}/*.test.ts'],
  },
  poller: {
    package: 'live-list',
    mutate: ['src/core/Poller.ts', 'src/core/timing.ts', 'src/core/scheduler.ts'],
    tests: ['src/core/{Poller,pollerCalls,timing,scheduler}.test.ts'],
  },
  session: {
    package: 'console-kit',
    mutate: ['src/session/*.ts', '!**/*.test.ts'],
    tests: ['src/session/**/*.test.ts'],
    hasPageState: true,
  },
  tools: {
    package: 'referrals',
    mutate: ['src/tools/*.ts', '!**/saveFile.ts', '!**/*.css.ts', '!**/*.test.ts'],
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
