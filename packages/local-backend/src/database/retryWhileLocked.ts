import { setTimeout as wait } from 'node:timers/promises';
import { isBusy } from './failure.ts';

const timeoutMs = 5000;
const retryDelayMs = 25;

/**
 * Retries `work` while another program's lock blocks it, for up to five seconds. Serves other requests between
 * attempts, which SQLite's own busy timeout would prevent by blocking the only thread. `work` must be atomic, as in
 * `transaction`.
 */
export async function retryWhileLocked<Result>(work: () => Result): Promise<Result> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
      await wait(retryDelayMs);
    }
  }
}
