import type { ChildProcess } from 'node:child_process';

/** Resolves with the exit code of a process: 127 if its program doesn't exist, 1 if a signal ended it. */
export const waitForExitCode = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    // An abort also emits an error, but then the process has yet to exit.
    child.once('error', () => child.pid === undefined && resolve(127));
  });
