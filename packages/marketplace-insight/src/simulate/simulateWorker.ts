import type { MatchReferral } from '../match/MatchReferral.ts';
import { type SimulatedChange, type Simulation, simulate } from './simulate.ts';

/** The message from the page to the worker, sent once. */
export interface SimulateRequest {
  readonly change: SimulatedChange;
  readonly referrals: readonly MatchReferral[];
}

/** Messages from the worker: the number of referrals replayed so far and, at the end, the result. */
export type SimulateResponse = { readonly done: number } | { readonly simulation: Simulation };

const send = (response: SimulateResponse) => self.postMessage(response);

self.onmessage = async ({ data: { change, referrals } }: MessageEvent<SimulateRequest>) => {
  // A worker has no page to yield to, and terminating it cancels the simulation.
  const rest = async () => {};
  send({ simulation: await simulate(change, referrals, { rest, onProgress: (done) => send({ done }) }) });
};
