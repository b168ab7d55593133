import type { MatchReferral } from './MatchReferral.ts';
import { type SimulatedChange, type SimulateOptions, type Simulation, simulate } from './simulate.ts';
import type { SimulateRequest, SimulateResponse } from './simulateWorker.ts';

/** Starts the worker. Returns undefined if workers aren't supported or a policy of the page blocks this one. */
function startWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(new URL('./simulateWorker.js', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/**
 * Runs `simulate` in a worker. Without a worker, or if its file fails to load, runs it in the page in slices of at most
 * half a frame. `signal` cancels it.
 */
export function runSimulation(
  change: SimulatedChange,
  referrals: readonly MatchReferral[],
  options: Pick<SimulateOptions, 'signal' | 'onProgress'> = {},
): Promise<Simulation> {
  const { signal, onProgress } = options;
  const worker = startWorker();
  if (!worker) return simulate(change, referrals, options);
  return new Promise<Simulation>((resolve, reject) => {
    const cleanUp = () => {
      worker.terminate();
      signal?.removeEventListener('abort', cancel);
    };
    const cancel = () => {
      cleanUp();
      reject(signal?.reason);
    };
    const runOnMainThread = () => {
      cleanUp();
      resolve(simulate(change, referrals, options));
    };
    worker.onerror = runOnMainThread;
    worker.onmessage = ({ data }: MessageEvent<SimulateResponse>) => {
      if ('done' in data) return onProgress?.(data.done);
      cleanUp();
      resolve(data.simulation);
    };
    if (signal?.aborted) return cancel();
    signal?.addEventListener('abort', cancel);
    try {
      worker.postMessage({ change, referrals } satisfies SimulateRequest);
    } catch {
      // The referrals contain a value that can't be cloned.
      runOnMainThread();
    }
  });
}
