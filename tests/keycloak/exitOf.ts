import type { ChildProcess } from 'node:child_process';

/** The exit code of a process once it has ended; 127 when its program is not there, 1 when a signal ended it. */
export const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    // Being aborted is an error as well, but then the process still has to end.
    child.once('error', () => child.pid === undefined && resolve(127));
  });
