import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { appetiteRules, blockersOf, createMatcher } from './explainMatch.ts';
import { createJudges, type Judge, verdictCodes } from './judge.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { englishMatches } from './matchTerms.ts';
import { pricePaid } from './orderFigures.ts';
import { processInChunks, type SliceOptions } from './processInChunks.ts';

/** Marketplaces before and after a change of settings, switches or order, each in the order that referrals follow. */
export interface SimulatedChange {
  readonly before: readonly Marketplace[];
  readonly after: readonly Marketplace[];
}

/** Referrals that go elsewhere, or to the same marketplace at another price. */
export interface ReferralMove {
  /** The id of the marketplace that got them; undefined where nobody did. */
  readonly from: number | undefined;
  /** The id of the marketplace that gets them; undefined where nobody does. */
  readonly to: number | undefined;
  readonly count: number;
  /** How many rest on a fact that is not known, so that they may not move. */
  readonly unsure: number;
  /** What `from` paid for them, as far as prices are known. */
  readonly dollarsBefore: number;
  /** What `to` pays for them. */
  readonly dollarsAfter: number;
  /** The first few of them. */
  readonly examples: readonly MatchReferral[];
}

/** What a marketplace, or nobody, gets before and after a change. */
export interface SimulatedTotal {
  /** Undefined is nobody. */
  readonly id: number | undefined;
  readonly before: number;
  readonly after: number;
  readonly dollarsBefore: number;
  readonly dollarsAfter: number;
}

/** What a change does to a sample of referrals. */
export interface Simulation {
  /** How many referrals were replayed. */
  readonly count: number;
  /** What moves between which marketplaces, the most referrals first. */
  readonly moves: readonly ReferralMove[];
  /** What everybody gets who gets something before or after, nobody among them. */
  readonly totals: readonly SimulatedTotal[];
}

/** How a simulation runs. */
export interface SimulateOptions extends SliceOptions {
  /** Called from time to time with the number of referrals replayed so far. Default: none. */
  readonly onProgress?: (done: number) => void;
}

/** How many referrals are replayed before the page may breathe. */
const block = 25;
/** How many examples of a move are kept. */
const exampleCount = 5;

/** Gives a judge of each marketplace; marketplaces with the same settings have the same. */
function createSharedJudges(referrals: readonly MatchReferral[]): (marketplace: Marketplace) => Judge {
  const judgeOf = createJudges(referrals);
  const judges = { needsConsent: new Map<object, Judge>(), needsNone: new Map<object, Judge>() };
  return (marketplace) => {
    const { riskAppetite, oneToOneConsentRequired } = marketplace;
    const known = oneToOneConsentRequired === true ? judges.needsConsent : judges.needsNone;
    const settings = riskAppetite ?? marketplace;
    const judge = known.get(settings) ?? judgeOf(marketplace);
    known.set(settings, judge);
    return judge;
  };
}

interface Winner {
  /** Undefined is nobody. */
  readonly marketplace: Marketplace | undefined;
  readonly isUnsure: boolean;
}

/** Tells who gets the referral at an index: the first marketplace that is on and matches. */
function createWinnerOf(marketplaces: readonly Marketplace[], judgeOf: (marketplace: Marketplace) => Judge) {
  const candidates = marketplaces
    .filter(({ enabled }) => enabled === true)
    .map((marketplace) => ({ marketplace, judge: judgeOf(marketplace) }));
  return (index: number): Winner => {
    for (const { marketplace, judge } of candidates) {
      const verdict = judge(index);
      if (verdict !== verdictCodes.failed) return { marketplace, isUnsure: verdict === verdictCodes.unknown };
    }
    return { marketplace: undefined, isUnsure: false };
  };
}

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** Counts moves and totals, one referral after the other. */
function createCounts() {
  const moves = new Map<string, Mutable<ReferralMove> & { examples: MatchReferral[] }>();
  const totals = new Map<number | undefined, Mutable<SimulatedTotal>>();
  const totalOf = (id: number | undefined) => {
    const total = totals.get(id) ?? { id, before: 0, after: 0, dollarsBefore: 0, dollarsAfter: 0 };
    totals.set(id, total);
    return total;
  };
  return {
    add(referral: MatchReferral, before: Winner, after: Winner) {
      const [from, to] = [before.marketplace?.id, after.marketplace?.id];
      const paid = ({ marketplace }: Winner) => (marketplace && pricePaid(marketplace, referral)) ?? 0;
      const [dollarsBefore, dollarsAfter] = [paid(before), paid(after)];
      const [gave, gets] = [totalOf(from), totalOf(to)];
      gave.before += 1;
      gave.dollarsBefore += dollarsBefore;
      gets.after += 1;
      gets.dollarsAfter += dollarsAfter;
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
 * Replays a sample of referrals against marketplaces before and after a change: each goes to the first marketplace that is
 * on and matches. An estimate from the settings: limits, hours and everything else that the service may weigh are left out.
 */
export async function simulate(
  { before, after }: SimulatedChange,
  referrals: readonly MatchReferral[],
  { onProgress, ...options }: SimulateOptions = {},
): Promise<Simulation> {
  const judgeOf = createSharedJudges(referrals);
  const [winnerBefore, winnerAfter] = [createWinnerOf(before, judgeOf), createWinnerOf(after, judgeOf)];
  const counts = createCounts();
  const starts = Array.from({ length: Math.ceil(referrals.length / block) }, (_, index) => index * block);
  await processInChunks(
    starts,
    (start) => {
      const end = Math.min(start + block, referrals.length);
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

/** Why a referral moves, in a sentence: what its marketplaces make of it before and after. */
export function moveReason(
  referral: MatchReferral,
  { from, to }: Pick<ReferralMove, 'from' | 'to'>,
  { before, after }: SimulatedChange,
  t = en.simulation,
  messages = englishMatches,
): string {
  const blocker = (marketplaces: readonly Marketplace[], id: number | undefined) => {
    const marketplace = marketplaces.find((each) => each.id === id);
    if (!marketplace) return undefined;
    if (marketplace.enabled !== true) return 'was off';
    const [rule] = blockersOf(createMatcher(marketplace, appetiteRules, messages)(referral, 0).rules);
    return rule && `${rule.name}: ${rule.text}`;
  };
  const [then, now] = [blocker(before, to), blocker(after, from)];
  if (from === to) return t.otherPrice;
  if (then !== undefined) return then === 'was off' ? t.wasOff : t.before(then);
  if (now !== undefined) return now === 'was off' ? t.isOffNow : t.now(now);
  return t.otherOrder;
}
