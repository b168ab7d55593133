import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Count } from './suites.ts';
import { texts } from './texts.ts';

/** A test that failed, at least once, or what kept a suite from running its tests. */
export interface Failure {
  readonly title: string;
  /** The first lines of the error, without the stack. */
  readonly reason: string;
  readonly passedOnRetry: boolean;
}

export interface Tally {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** The fields of Vitest's JSON report that are read. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** The fields of Playwright's JSON report that are read; its errors are those of the whole run. A test that passes on its second try has passed. */
interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly flaky: number };
  readonly errors: readonly { readonly message?: string }[];
}

const reasonOf = (text = texts.noReason) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, 6)
    .join(' · ');

/** A failure on every try. */
export const failure = (title: string, message?: string): Failure => ({
  title,
  reason: reasonOf(message),
  passedOnRetry: false,
});

function failuresIn(suite: Pick<PlaywrightSuite, 'suites' | 'specs'>, path: string): readonly Failure[] {
  const here = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ status, results }) => ({
        ...failure(`${path}${title}`, results[0]?.error?.message),
        passedOnRetry: status === 'flaky',
      })),
  );
  return [...here, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, `${path}${inner.title} › `))];
}

function ofVitest({ numPassedTests, testResults }: VitestReport): Tally {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failure(name, message)];
    return failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages?.[0]));
  });
  return { passed: numPassedTests, failures };
}

function ofPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  const ofRun = errors.map(({ message }) => failure(texts.wholeRun, message));
  return { passed: stats.expected + stats.flaky, failures: [...failuresIn({ suites }, ''), ...ofRun] };
}

function read(count: Exclude<Count, 'command'>, reportFile: string): Tally {
  try {
    const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'));
    return count === 'vitest' ? ofVitest(report as VitestReport) : ofPlaywright(report as PlaywrightReport);
  } catch (error) {
    return { passed: 0, failures: [failure(texts.wholeRun, String(error))] };
  }
}

/** The failures that count: not those that passed on a retry. */
export const failed = ({ failures }: Tally) => failures.filter(({ passedOnRetry }) => !passedOnRetry);

/**
 * Returns what one suite did. A suite that exits with an error but reports no failure counts as one failure. So does a
 * suite that wrote no report or ran nothing: silence is never success.
 */
export function tally(count: Count, exitCode: number, reportFile: string): Tally {
  const isCommand = count === 'command';
  const numbers = isCommand ? { passed: exitCode === 0 ? 1 : 0, failures: [] } : read(count, reportFile);
  if (failed(numbers).length > 0 || (exitCode === 0 && numbers.passed > 0)) return numbers;
  return { ...numbers, failures: [...numbers.failures, failure(texts.wholeRun, texts.exitCode(exitCode))] };
}

/** Returns the closing line for all suites. */
export function closingLine(tallies: readonly Tally[]): string {
  const sum = (numberOf: (each: Tally) => number) =>
    tallies.reduce((total, each) => total + numberOf(each), 0);
  return texts.counts(
    sum(({ passed }) => passed),
    sum((each) => failed(each).length),
  );
}
