/** Output of `test`, besides the runners' own lines. */
export const texts = {
  unknownSuite: (name: string, suites: string) => `Unknown suite '${name}'. The suites are ${suites}.`,
  suite: (name: string) => `── ${name}`,
  summary: '── summary',
  ok: 'ok',
  failed: 'FAILED',
  line: (suite: string, verdict: string, counts: string, seconds: string) =>
    `${suite} ${verdict} ${counts}, ${seconds} s`,
  counts: (passed: number, failed: number) => `${passed} passed, ${failed} failed`,
  failure: (suite: string, title: string, reason: string) => `${suite}: ${title}: ${reason}`,
  failures: 'Failed:',
  retried: 'Passed only on the second try:',
  wholeRun: 'the whole suite',
  exitCode: (code: number) => `it exited with ${code}`,
  noReason: 'no reason given',
};
