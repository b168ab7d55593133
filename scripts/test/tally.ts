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
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** The fields of Playwright's JSON report that are read. A test that passes only on a retry has failed. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
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

const firstLine = (text = texts.noReason) => stripVTControlCharacters(text).split('\n', 1)[0];

/** Returns the tests of a suite that passed only on a retry, each with the reason for its first failure. */
function retriedTests({
  suites = [],
  specs = [],
}: Pick<PlaywrightSuite, 'suites' | 'specs'>): readonly string[] {
  const here = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => `${title}: ${firstLine(results[0]?.error?.message)}`),
  );
  return [...here, ...suites.flatMap(retriedTests)];
}

/** Returns Playwright's tests that passed only on a retry, and why. */
export function testsPassedOnRetry(count: Count, reportFile: string): readonly string[] {
  if (count !== 'playwright' || !existsSync(reportFile)) return [];
  return retriedTests(JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightSuite);
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
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
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
