import { useEffect, useState } from 'react';
import type { MatchReferral } from './MatchReferral.ts';
import { runSimulation } from './runSimulation.ts';
import type { SimulatedChange, Simulation } from './simulate.ts';

/** The progress of a simulation. */
export type SimulationState =
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
