import type { DatabaseSync } from 'node:sqlite';
import { createMarketplaceStore } from '../core/marketplaceStore.ts';
import { databaseFailure } from '../database/failure.ts';
import { transaction } from '../database/transaction.ts';
import { createReferralWriter } from '../referrals/insertReferral.ts';
import type { ReferralRow } from '../referrals/referralRow.ts';
import { readCast } from '../seed/cast.ts';
import { missedReferrals } from '../seed/plan.ts';
import type { Random } from '../seed/random.ts';
import { createChangeWriter } from './applyChanges.ts';
import { type Buyer, toBuyers } from './buyers.ts';
import { createRetention } from './retention.ts';
import { step } from './step.ts';

/** Lets referrals come and go, so that the lists are alive. */
export interface Simulator {
  /** Makes up for the time the backend was not running, then goes on by itself. */
  start(): void;
  /** Rests or goes on. Nothing that would have happened meanwhile is made up for. */
  pause(isPaused: boolean): void;
  stop(): void;
  /** One step, for tests and for the timer. */
  tick(): void;
}

interface SimulatorParts {
  readonly database: DatabaseSync;
  readonly random: Random;
  readonly now: () => number;
}

const tickMs = 1000;
const forgetEveryMs = 60_000;
const buyersEveryMs = 15_000;
const noticeableGapMs = 10 * 60_000;

/** Brings the referrals up to date after the backend was away. */
function catchUp({ database, random, now }: SimulatorParts): void {
  const row = database.prepare('SELECT max(added_at) AS newest FROM referral').get();
  const newest = Number(row?.newest ?? 0);
  if (now() - newest < noticeableGapMs) return;
  const write = createReferralWriter(database);
  const missed = missedReferrals(random, newest, now(), readCast(database));
  transaction(database, () => {
    for (const referral of missed) write(referral);
  });
}

/** The market as it runs: each `advance` is one step from where the last one ended. */
function createMarket({ database, random, now }: SimulatorParts) {
  const marketplaces = createMarketplaceStore(database);
  const write = createChangeWriter(database);
  const forget = createRetention(database);
  const openReferrals = database.prepare("SELECT * FROM referral WHERE status IN ('Available', 'Incoming')");
  const { agencies } = readCast(database);
  let buyers: readonly Buyer[] = [];
  let buyersReadAt = Number.NEGATIVE_INFINITY;
  let forgottenAt = Number.NEGATIVE_INFINITY;
  let advancedAt = now();
  let nextArrivalAt = now();

  return {
    /** From here on time counts. */
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
      if (time - forgottenAt < forgetEveryMs) return;
      forget(time);
      forgottenAt = time;
    },
  };
}

/** Chance that depends on how far the market is: the same numbers again would make the same referrals again. */
function chanceFrom({ database, random }: SimulatorParts): Random {
  const row = database.prepare('SELECT max(added_at) AS newest FROM referral').get();
  return random.fork(`from ${row?.newest ?? 'nothing'}`);
}

/** A simulator on this database. It rests until it is started. */
export function createSimulator(options: SimulatorParts): Simulator {
  const parts = { ...options, random: chanceFrom(options) };
  const market = createMarket(parts);
  let timer: NodeJS.Timeout | undefined;
  let isPaused = false;

  /** A database that cannot be written right now is tried again at the next tick. */
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
