import { parentPort, workerData } from 'node:worker_threads';
import { findPersonByUsername } from '../access/people.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { createClaims } from '../referrals/claim.ts';
import { createReferralStore } from '../referrals/referralStore.ts';

/** One race: the referral, and how many claim it at the same time. */
export interface Round {
  readonly id: string;
  readonly claimers: number;
}

/** Data passed to each worker thread of the claim race. */
export interface RaceSetup {
  readonly file: string;
  readonly now: number;
  readonly rounds: readonly Round[];
  /** Counter that the threads share, so that all start a round together. */
  readonly gate: SharedArrayBuffer;
  readonly thread: number;
  readonly threads: number;
}

/** The outcome of one claim in a race: `won`, or why it was lost. */
export interface RaceResult {
  readonly id: string;
  readonly username: string;
  readonly thread: number;
  readonly outcome: string;
}

const { file, now, rounds, gate, thread, threads }: RaceSetup = workerData;
const database = openDatabase(file);
const claim = createClaims(database, createReferralStore(database));
const arrived = new Int32Array(gate);

/** Waits until every thread has reached this round. */
function waitForThreads(round: number) {
  if (Atomics.add(arrived, 0, 1) === round * threads + threads - 1) Atomics.notify(arrived, 0);
  for (let count = Atomics.load(arrived, 0); count < (round + 1) * threads; count = Atomics.load(arrived, 0))
    Atomics.wait(arrived, 0, count, 50);
}

const agent = findPersonByUsername('producer');
if (agent === undefined) throw new Error('There is no agent.');

/** Claims the referral as each of this thread's share of the claimers. */
const race = ({ id, claimers }: Round): readonly RaceResult[] => {
  const own = Array.from({ length: claimers }, (_, index) => index).filter(
    (index) => index % threads === thread,
  );
  return own.map((index) => {
    const username = `racer-${index}`;
    const person = { ...agent, username };
    const outcome = claim({ id, person, request: { method: 'CLAIM', expectedPrice: 28 }, now });
    return { id, username, thread, outcome: outcome.kind === 'won' ? 'won' : outcome.reason };
  });
};

parentPort?.postMessage(
  rounds.flatMap((round, index) => {
    waitForThreads(index);
    return race(round);
  }),
);
