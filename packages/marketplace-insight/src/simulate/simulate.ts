import type { Marketplace } from '@advantage/marketplace-form/wire';
import { createEvaluators, type VerdictEvaluator, verdictCodes } from '../match/createEvaluators.ts';
import type { MatchReferral } from '../match/MatchReferral.ts';
import { processInChunks, type SliceOptions } from '../match/processInChunks.ts';
import { pricePaid } from '../order/orderFigures.ts';

/** The marketplaces before and after a change of settings, switches or order. Both lists are in priority order. */
export interface SimulatedChange {
  readonly before: readonly Marketplace[];
  readonly after: readonly Marketplace[];
}

/** Referrals that move to another marketplace, or stay at a different price. */
export interface ReferralShift {
  /** The id of the marketplace that got them. Undefined if none did. */
  readonly from: number | undefined;
  /** The id of the marketplace that gets them now. Undefined if none does. */
  readonly to: number | undefined;
  readonly count: number;
  /** How many depend on an unknown fact and so may not move. */
  readonly unsure: number;
  /** What `from` paid for them. Unknown prices count as 0. */
  readonly dollarsBefore: number;
  /** What `to` pays for them. Unknown prices count as 0. */
  readonly dollarsAfter: number;
  /** The first few referrals of the move. */
  readonly examples: readonly MatchReferral[];
}

/** What a marketplace gets before and after a change. */
export interface SimulatedTotal {
  /** Undefined for the referrals that no marketplace gets. */
  readonly id: number | undefined;
  readonly before: number;
  readonly after: number;
  readonly dollarsBefore: number;
  readonly dollarsAfter: number;
}

/** The effect of a change on a sample of referrals. */
export interface Simulation {
  readonly count: number;
  /** The moves between marketplaces, most referrals first. */
  readonly moves: readonly ReferralShift[];
  /** Totals of every marketplace that gets referrals before or after, and of the referrals that none gets. */
  readonly totals: readonly SimulatedTotal[];
}

/** Options of `simulate`. */
export interface SimulateOptions extends SliceOptions {
  /** Called periodically with the number of referrals replayed so far. Default: none. */
  readonly onProgress?: (done: number) => void;
}

/** Referrals per block. Work can yield to the page between blocks. */
const blockSize = 25;
/** Maximum number of examples per move. */
const exampleCount = 5;

interface Winner {
  /** Undefined if no marketplace gets the referral. */
  readonly marketplace: Marketplace | undefined;
  readonly isUnsure: boolean;
}

/** Returns a function that finds who gets the referral at an index: the first marketplace that is on and matches. */
function createWinnerFinder(
  marketplaces: readonly Marketplace[],
  judges: ReadonlyMap<Marketplace, VerdictEvaluator>,
) {
  const candidates = marketplaces.filter(({ enabled }) => enabled === true);
  return (index: number): Winner => {
    for (const marketplace of candidates) {
      const verdict = judges.get(marketplace)?.(index) ?? verdictCodes.failed;
      if (verdict !== verdictCodes.failed) return { marketplace, isUnsure: verdict === verdictCodes.unknown };
    }
    return { marketplace: undefined, isUnsure: false };
  };
}

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** Accumulates moves and totals, one referral at a time. */
function createAccumulator() {
  const moves = new Map<string, Mutable<ReferralShift> & { examples: MatchReferral[] }>();
  const totals = new Map<number | undefined, Mutable<SimulatedTotal>>();
  const getTotal = (id: number | undefined) => {
    const total = totals.get(id) ?? { id, before: 0, after: 0, dollarsBefore: 0, dollarsAfter: 0 };
    totals.set(id, total);
    return total;
  };
  return {
    add(referral: MatchReferral, before: Winner, after: Winner) {
      const [from, to] = [before.marketplace?.id, after.marketplace?.id];
      const paid = ({ marketplace }: Winner) => (marketplace && pricePaid(marketplace, referral)) ?? 0;
      const [dollarsBefore, dollarsAfter] = [paid(before), paid(after)];
      const [fromTotal, toTotal] = [getTotal(from), getTotal(to)];
      fromTotal.before += 1;
      fromTotal.dollarsBefore += dollarsBefore;
      toTotal.after += 1;
      toTotal.dollarsAfter += dollarsAfter;
      if (from === to && dollarsBefore === dollarsAfter) return;
      const key = `${from} ${to}`;
      const move = moves.get(key) ?? {
        from,
        to,
        count: 0,
        unsure: 0,
        dollarsBefore: 0,
        dollarsAfter: 0,
        examples: [],
      };
      moves.set(key, move);
      move.count += 1;
      if (before.isUnsure || after.isUnsure) move.unsure += 1;
      move.dollarsBefore += dollarsBefore;
      move.dollarsAfter += dollarsAfter;
      if (move.examples.length < exampleCount) move.examples.push(referral);
    },
    result: (count: number): Simulation => ({
      count,
      moves: [...moves.values()].sort((a, b) => b.count - a.count),
      totals: [...totals.values()],
    }),
  };
}

/**
 * Replays a sample of referrals against the marketplaces before and after a change: each referral goes to the first
 * marketplace that is on and matches. This is an estimate from the settings: limits, hours and anything else the
 * service may consider are ignored.
 */
export async function simulate(
  { before, after }: SimulatedChange,
  referrals: readonly MatchReferral[],
  { onProgress, ...options }: SimulateOptions = {},
): Promise<Simulation> {
  const createEvaluator = createEvaluators(referrals);
  // Most marketplaces are the same before and after.
  const judges = new Map([...before, ...after].map((each) => [each, createEvaluator(each)]));
  const [winnerBefore, winnerAfter] = [createWinnerFinder(before, judges), createWinnerFinder(after, judges)];
  const counts = createAccumulator();
  const starts = Array.from(
    { length: Math.ceil(referrals.length / blockSize) },
    (_, index) => index * blockSize,
  );
  await processInChunks(
    starts,
    (start) => {
      const end = Math.min(start + blockSize, referrals.length);
      for (let index = start; index < end; index += 1) {
        const referral = referrals[index];
        if (referral) counts.add(referral, winnerBefore(index), winnerAfter(index));
      }
      onProgress?.(end);
    },
    options,
  );
  return counts.result(referrals.length);
}
