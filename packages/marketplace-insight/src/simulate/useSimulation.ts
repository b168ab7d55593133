import { useEffect, useState } from 'react';
import type { MatchReferral } from '../match/MatchReferral.ts';
import { type SimulatedChange, type SimulateOptions, type Simulation, simulate } from './simulate.ts';
import type { SimulateRequest, SimulateResponse } from './simulateWorker.ts';

/** The progress of a simulation. */
type SimulationState =
  | { readonly state: 'running'; readonly done: number }
  | { readonly state: 'canceled' }
  | { readonly state: 'ready'; readonly simulation: Simulation };

const initialState: SimulationState = { state: 'running', done: 0 };

/**
 * Simulates a change. Doesn't run until both the change and the referrals are defined. Both must be stable across
 * renders.
 */
export function useSimulation(
  change: SimulatedChange | undefined,
  referrals: readonly MatchReferral[] | undefined,
) {
  const [current, setCurrent] = useState<SimulationState>(initialState);
  const [attempt, setAttempt] = useState({ isCanceled: false });
  useEffect(() => {
    if (!change || !referrals || attempt.isCanceled) return;
    const controller = new AbortController();
    const { signal } = controller;
    setCurrent(initialState);
    runSimulation(change, referrals, {
      signal,
      onProgress: (done) => signal.aborted || setCurrent({ state: 'running', done }),
    }).then(
      (simulation) => signal.aborted || setCurrent({ state: 'ready', simulation }),
      () => {},
    );
    return () => controller.abort();
  }, [change, referrals, attempt]);
  return {
    current,
    cancel() {
      setCurrent({ state: 'canceled' });
      setAttempt({ isCanceled: true });
    },
    restart: () => setAttempt({ isCanceled: false }),
  };
}

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
