import { useEffect, useState } from 'react';
import type { MatchReferral } from '../match/MatchReferral.ts';
import { type SimulatedChange, type Simulation, simulate } from './simulate.ts';

/** The progress of a simulation. */
type SimulationState =
  | { readonly state: 'running'; readonly done: number }
  | { readonly state: 'canceled' }
  | { readonly state: 'ready'; readonly simulation: Simulation };

const initialState: SimulationState = { state: 'running', done: 0 };

/** Simulates a change. The change and the referrals must be stable across renders. */
export function useSimulation(change: SimulatedChange, referrals: readonly MatchReferral[]) {
  const [current, setCurrent] = useState<SimulationState>(initialState);
  const [attempt, setAttempt] = useState({ isCanceled: false });
  useEffect(() => {
    if (attempt.isCanceled) return;
    const controller = new AbortController();
    const { signal } = controller;
    setCurrent(initialState);
    simulate(change, referrals, {
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
