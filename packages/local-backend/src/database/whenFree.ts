import { setTimeout as wait } from 'node:timers/promises';
import { isBusy } from './failure.ts';

const patienceMs = 5000;
const pauseMs = 25;

/**
 * Runs work that another program's lock refuses again until the lock is gone, for some seconds at most. Between two
 * tries everybody else is answered, which SQLite's own wait would not allow: it holds the only thread. The work must
 * happen as a whole or not at all, as in `transaction`.
 */
export async function whenFree<Result>(work: () => Result): Promise<Result> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
      await wait(pauseMs);
    }
  }
}
