import type { DatabaseSync } from 'node:sqlite';
import { createMarketplaceStore } from '../core/marketplaceStore.ts';
import { databaseFailure } from '../database/failure.ts';
import { transaction } from '../database/transaction.ts';
import type { ReferralRow } from '../referrals/referralRow.ts';
import { createReferralWriter } from '../referrals/referralWriter.ts';
import { readMarketParticipants } from '../seed/marketParticipants.ts';
import { missedReferrals } from '../seed/plan.ts';
import type { Random } from '../seed/random.ts';
import { type Buyer, toBuyers } from './buyers.ts';
import { createChangeWriter } from './changeWriter.ts';
import { createRetention } from './retention.ts';
import { step } from './step.ts';

/** Adds and claims referrals over time, so that the lists are live. */
export interface Simulator {
  /** Catches up on the time the backend wasn't running, then runs on a timer. */
  start(): void;
  /** Pauses or resumes. Doesn't catch up on the paused time. */
  pause(isPaused: boolean): void;
  stop(): void;
  /** Runs one step. For tests and the timer. */
  tick(): void;
}

interface SimulatorParts {
  readonly database: DatabaseSync;
  readonly random: Random;
  readonly now: () => number;
}

const tickMs = 1000;
const pruneEveryMs = 60_000;
const buyersEveryMs = 15_000;
const catchUpGapMs = 10 * 60_000;

/** Adds the referrals that are missing after the backend was stopped. */
function catchUp({ database, random, now }: SimulatorParts): void {
  const row = database.prepare('SELECT max(added_at) AS newest FROM referral').get();
  const newest = Number(row?.newest ?? 0);
  if (now() - newest < catchUpGapMs) return;
  const write = createReferralWriter(database);
  const missed = missedReferrals(random, newest, now(), readMarketParticipants(database));
  transaction(database, () => {
    for (const referral of missed) write(referral);
  });
}

/** Creates the market. Each `advance` is one step from where the last one ended. */
function createMarket({ database, random, now }: SimulatorParts) {
  const marketplaces = createMarketplaceStore(database);
  const write = createChangeWriter(database);
  const prune = createRetention(database);
  const openReferrals = database.prepare("SELECT * FROM referral WHERE status IN ('Available', 'Incoming')");
  const { agencies } = readMarketParticipants(database);
  let buyers: readonly Buyer[] = [];
  let buyersReadAt = Number.NEGATIVE_INFINITY;
  let prunedAt = Number.NEGATIVE_INFINITY;
  let advancedAt = now();
  let nextArrivalAt = now();

  return {
    /** Starts the clock at the current time. */
    begin(): void {
      advancedAt = now();
      nextArrivalAt = now();
    },
    advance(): void {
      const time = now();
      if (time - buyersReadAt >= buyersEveryMs) {
        buyers = toBuyers(marketplaces.list());
        buyersReadAt = time;
      }
      const open = openReferrals.all() as unknown as readonly ReferralRow[];
      const next = step({ open, buyers, agencies, nextArrivalAt }, random, time, time - advancedAt);
      write(next.changes, time);
      nextArrivalAt = next.nextArrivalAt;
      advancedAt = time;
      if (time - prunedAt < pruneEveryMs) return;
      prune(time);
      prunedAt = time;
    },
  };
}

/** Returns a generator that depends on the newest referral: the same numbers would create the same referrals again. */
function randomFrom({ database, random }: SimulatorParts): Random {
  const row = database.prepare('SELECT max(added_at) AS newest FROM referral').get();
  return random.fork(`from ${row?.newest ?? 'nothing'}`);
}

/** Creates a simulator on this database. It doesn't run until it's started. */
export function createSimulator(options: SimulatorParts): Simulator {
  const parts = { ...options, random: randomFrom(options) };
  const market = createMarket(parts);
  let timer: NodeJS.Timeout | undefined;
  let isPaused = false;

  /** Advances the market. If the database can't be written right now, the next tick tries again. */
  function tick(): void {
    if (isPaused) return;
    try {
      market.advance();
    } catch (error) {
      if (databaseFailure(error) === undefined) throw error;
    }
  }

  return {
    start() {
      catchUp(parts);
      market.begin();
      timer = setInterval(tick, tickMs);
    },
    pause(paused) {
      if (isPaused && !paused) market.begin();
      isPaused = paused;
    },
    stop: () => clearInterval(timer),
    tick,
  };
}
