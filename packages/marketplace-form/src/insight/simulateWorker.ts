import type { MatchReferral } from './MatchReferral.ts';
import { type SimulatedChange, type Simulation, simulate } from './simulate.ts';

/** What a page sends to the worker, once. */
export interface SimulateRequest {
  readonly change: SimulatedChange;
  readonly referrals: readonly MatchReferral[];
}

/** What the worker sends back: how many referrals are replayed, and in the end the result. */
export type SimulateResponse = { readonly done: number } | { readonly simulation: Simulation };

const send = (response: SimulateResponse) => self.postMessage(response);

self.onmessage = async ({ data: { change, referrals } }: MessageEvent<SimulateRequest>) => {
  // Nothing waits for a worker, and it is canceled by being terminated.
  const rest = async () => {};
  send({ simulation: await simulate(change, referrals, { rest, onProgress: (done) => send({ done }) }) });
};
