import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closingLine, failuresOf, tally } from './tally.ts';

const report = (content: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'tally-')), 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const vitest = (passed: number, failed: number, testResults: unknown[] = []) =>
  report({ numPassedTests: passed, numFailedTests: failed, testResults });
const playwright = (expected: number, unexpected: number, flaky = 0, errors: unknown[] = []) =>
  report({ stats: { expected, unexpected, flaky }, errors });

describe('the failures of a suite', () => {
  it('are Playwright tests that failed or passed on a retry, with the reason', () => {
    const error = { message: '\u001b[31mTimed out\u001b[39m\n\n  Expected: 3\n  at line 3' };
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ status, results: [{ error }, {}] }],
    });
    const specs = [spec('claims', 'flaky'), spec('opens', 'expected'), spec('sorts', 'unexpected')];
    expect(failuresOf('playwright', report({ suites: [{ title: 'list', specs }] }))).toEqual([
      { title: 'list › claims', reason: 'Timed out · Expected: 3', passedOnRetry: true },
      { title: 'list › sorts', reason: 'Timed out · Expected: 3', passedOnRetry: false },
    ]);
  });

  it('are Vitest tests that failed, and files that could not be loaded', () => {
    const assertionResults = [
      { fullName: 'list sorts', status: 'failed', failureMessages: ['expected 1 to be 2'] },
      { fullName: 'list opens', status: 'passed' },
    ];
    const file = vitest(1, 1, [
      { name: 'list.test.ts', status: 'failed', assertionResults },
      { name: 'broken.test.ts', status: 'failed', message: 'not found', assertionResults: [] },
    ]);
    expect(failuresOf('vitest', file)).toEqual([
      { title: 'list sorts', reason: 'expected 1 to be 2', passedOnRetry: false },
      { title: 'broken.test.ts', reason: 'not found', passedOnRetry: false },
    ]);
  });

  it('are none without a report', () => {
    expect(failuresOf('playwright', '/nowhere/report.json')).toEqual([]);
    expect(failuresOf('command', '')).toEqual([]);
  });
});

describe('the tally of a suite', () => {
  it('counts a command by its exit code', () => {
    expect(tally('command', 0, '')).toEqual({ passed: 1, failed: 0 });
    expect(tally('command', 2, '')).toEqual({ passed: 0, failed: 1 });
  });

  it('reads Vitest and Playwright reports', () => {
    expect(tally('vitest', 1, vitest(7, 2))).toEqual({ passed: 7, failed: 2 });
    expect(tally('playwright', 1, playwright(5, 1, 1))).toEqual({ passed: 6, failed: 1 });
  });

  it('counts a test file that could not be loaded as a failure', () => {
    const broken = vitest(7, 0, [{ status: 'failed', assertionResults: [] }]);
    expect(tally('vitest', 1, broken)).toEqual({ passed: 7, failed: 1 });
  });

  it('counts a missing, invalid or empty report, or a nonzero exit code, as a failure', () => {
    expect(tally('vitest', 0, '/nowhere/report.json')).toEqual({ passed: 0, failed: 1 });
    expect(tally('vitest', 0, report('not json'))).toEqual({ passed: 0, failed: 1 });
    expect(tally('vitest', 0, vitest(0, 0))).toEqual({ passed: 0, failed: 1 });
    expect(tally('playwright', 1, playwright(5, 0))).toEqual({ passed: 5, failed: 1 });
  });

  it('sums all suites in one line', () => {
    expect(
      closingLine([
        { passed: 3, failed: 0 },
        { passed: 4, failed: 2 },
      ]),
    ).toBe('7 passed, 2 failed');
  });
});
