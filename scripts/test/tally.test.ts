import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closingLine, tally } from './tally.ts';

const report = (content: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'tally-')), 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const vitest = (passed: number, testResults: unknown[] = []) =>
  report({ numPassedTests: passed, testResults });
const playwright = (expected: number, flaky = 0, more: object = {}) =>
  report({ stats: { expected, flaky }, errors: [], ...more });

const timedOut = { message: '\u001b[31mTimed out\u001b[39m\n\n  Expected: 3\n  at line 3' };
const spec = (title: string, status: string) => ({
  title,
  tests: [{ status, results: [{ error: timedOut }, {}] }],
});
const failure = (title: string, reason: string, passedOnRetry = false) => ({ title, reason, passedOnRetry });
const silent = failure('the whole suite', 'it exited with 1');

describe('the tally of a suite', () => {
  it('counts a command by its exit code', () => {
    expect(tally('command', 0, '')).toEqual({ passed: 1, failures: [] });
    expect(tally('command', 1, '')).toEqual({ passed: 0, failures: [silent] });
  });

  it('names Playwright tests that failed or passed on a retry, with the reason', () => {
    const specs = [spec('claims', 'flaky'), spec('opens', 'expected'), spec('sorts', 'unexpected')];
    const file = playwright(1, 1, { suites: [{ title: 'list', specs }] });
    expect(tally('playwright', 1, file)).toEqual({
      passed: 2,
      failures: [
        failure('list › claims', 'Timed out · Expected: 3', true),
        failure('list › sorts', 'Timed out · Expected: 3'),
      ],
    });
  });

  it('counts and names an error of a whole Playwright run', () => {
    const file = playwright(5, 0, { errors: [{ message: 'no server' }] });
    expect(tally('playwright', 1, file).failures).toEqual([failure('the whole suite', 'no server')]);
  });

  it('names Vitest tests that failed, and files that could not be loaded', () => {
    const assertionResults = [
      { fullName: 'list sorts', status: 'failed', failureMessages: ['expected 1 to be 2'] },
      { fullName: 'list opens', status: 'passed' },
    ];
    const file = vitest(1, [
      { name: 'list.test.ts', status: 'failed', assertionResults },
      { name: 'broken.test.ts', status: 'failed', message: 'not found', assertionResults: [] },
    ]);
    expect(tally('vitest', 1, file)).toEqual({
      passed: 1,
      failures: [failure('list sorts', 'expected 1 to be 2'), failure('broken.test.ts', 'not found')],
    });
  });

  it('counts a nonzero exit code as a failure, even if tests passed, all or some on a retry', () => {
    expect(tally('vitest', 1, vitest(5))).toEqual({ passed: 5, failures: [silent] });
    const retried = playwright(0, 1, { suites: [{ title: 'list', specs: [spec('claims', 'flaky')] }] });
    expect(tally('playwright', 1, retried).failures.at(-1)).toEqual(silent);
    expect(tally('playwright', 0, retried).failures).toHaveLength(1);
  });

  it.each([
    ['missing', '/nowhere/report.json'],
    ['invalid', report('not json')],
    ['empty', vitest(0)],
  ])('counts a report that is %s as a failure', (_, file) => {
    const { passed, failures } = tally('vitest', 0, file);
    expect(passed).toBe(0);
    expect(failures).toEqual([failure('the whole suite', expect.any(String))]);
  });

  it('sums all suites in one line, without what passed on a retry', () => {
    expect(
      closingLine([
        { passed: 3, failures: [failure('a', '', true)] },
        { passed: 4, failures: [failure('b', ''), failure('c', '')] },
      ]),
    ).toBe('7 passed, 2 failed');
  });
});
