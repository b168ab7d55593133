import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Count } from './suites.ts';
import { texts } from './texts.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The fields of Vitest's JSON report that are read. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
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

/** The fields of Playwright's JSON report that are read. A test that passes on its second try has passed. */
interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly { readonly message?: string }[];
}

/** A test that failed, at least once. */
export interface Failure {
  readonly title: string;
  /** The first lines of the error, without the stack. */
  readonly reason: string;
  readonly passedOnRetry: boolean;
}

const reasonOf = (text = texts.noReason) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, 6)
    .join(' · ');

function failuresIn(suite: Pick<PlaywrightSuite, 'suites' | 'specs'>, path: string): readonly Failure[] {
  const here = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ status, results }) => ({
        title: `${path}${title}`,
        reason: reasonOf(results[0]?.error?.message),
        passedOnRetry: status === 'flaky',
      })),
  );
  return [...here, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, `${path}${inner.title} › `))];
}

/** Returns the tests of a suite that failed, or passed only on a retry, and why. */
export function failuresOf(count: Count, reportFile: string): readonly Failure[] {
  if (count === 'command' || !existsSync(reportFile)) return [];
  const json = readFileSync(reportFile, 'utf8');
  if (count === 'playwright') return failuresIn(JSON.parse(json) as PlaywrightReport, '');
  return (JSON.parse(json) as VitestReport).testResults.flatMap(
    ({ name, status, message, assertionResults }) => {
      const failed = assertionResults
        .filter((each) => each.status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          title: fullName,
          reason: reasonOf(failureMessages?.[0]),
          passedOnRetry: false,
        }));
      if (failed.length > 0 || status !== 'failed') return failed;
      return [{ title: name, reason: reasonOf(message), passedOnRetry: false }];
    },
  );
}

function ofReport(count: Exclude<Count, 'command'>, json: string): Tally {
  if (count === 'vitest') {
    const report = JSON.parse(json) as VitestReport;
    const brokenFiles = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length;
    return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles };
  }
  const { stats, errors } = JSON.parse(json) as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * Returns the numbers of one suite. A suite that exits with an error but reports no failure counts as one failure. So
 * does a suite that wrote no report or ran nothing: silence is never success.
 */
export function tally(count: Count, exitCode: number, reportFile: string): Tally {
  if (count === 'command') return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  let numbers: Tally;
  try {
    numbers = ofReport(count, readFileSync(reportFile, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
  if (numbers.failed === 0 && (exitCode !== 0 || numbers.passed === 0)) return { ...numbers, failed: 1 };
  return numbers;
}

/** Returns the closing line for all suites. */
export function closingLine(tallies: readonly Tally[]): string {
  const sum = (key: keyof Tally) => tallies.reduce((total, each) => total + each[key], 0);
  return texts.counts(sum('passed'), sum('failed'));
}
