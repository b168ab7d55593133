import type { Marketplace } from '@advantage/marketplace-form/wire';
import { createMatcher } from '../match/explainMatch.ts';
import type { MatchReferral } from '../match/MatchReferral.ts';
import { appetiteRules, englishMatches } from '../match/matchRules.ts';
import { processInChunks, type SliceOptions } from '../match/processInChunks.ts';
import { createJudge, pricePaid, verdictCodes } from '../match/verdicts.ts';
import type { simulation } from '../messages/en.ts';

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
export interface SimulatedTotal extends Pick<ReferralShift, 'dollarsBefore' | 'dollarsAfter'> {
  /** Undefined for the referrals that no marketplace gets. */
  readonly id: number | undefined;
  readonly before: number;
  readonly after: number;
}

/** The effect of a change on a sample of referrals. */
export interface Simulation {
  readonly count: number;
  /** The moves between marketplaces, most referrals first. */
  readonly moves: readonly ReferralShift[];
  /** Totals of every marketplace that gets referrals before or after, and of the referrals that none gets. */
  readonly totals: readonly SimulatedTotal[];
}

/** Maximum number of examples per move. */
const exampleCount = 5;

export const sumOf = (shifts: readonly ReferralShift[], name: keyof Omit<typeof nothing, 'examples'>) =>
  shifts.reduce((sum, shift) => sum + shift[name], 0);

const nothing = { count: 0, unsure: 0, dollarsBefore: 0, dollarsAfter: 0, examples: [] };

/** Adds up what each marketplace, and nobody, gets before and after. */
function totalsOf(shifts: readonly ReferralShift[]): readonly SimulatedTotal[] {
  const ids = new Set(shifts.flatMap(({ from, to }) => [from, to]));
  return [...ids].map((id) => {
    const had = shifts.filter(({ from }) => from === id);
    const gets = shifts.filter(({ to }) => to === id);
    return {
      id,
      before: sumOf(had, 'count'),
      after: sumOf(gets, 'count'),
      dollarsBefore: sumOf(had, 'dollarsBefore'),
      dollarsAfter: sumOf(gets, 'dollarsAfter'),
    };
  });
}

/**
 * Replays a sample of referrals against the marketplaces before and after a change: each referral goes to the first
 * marketplace that is on and matches. This is an estimate from the settings: limits, hours and anything else the
 * service may consider are ignored.
 */
export async function simulate(
  { before, after }: SimulatedChange,
  referrals: readonly MatchReferral[],
  options?: SliceOptions,
): Promise<Simulation> {
  // Most marketplaces are the same before and after.
  const judges = new Map([...before, ...after].map((each) => [each, createJudge(each)]));
  const judge = (marketplace: Marketplace, referral: MatchReferral) => judges.get(marketplace)?.(referral);
  const orders = [before, after].map((order) => order.filter(({ enabled }) => enabled));
  const moves = new Map<string, ReferralShift>();
  const stays = new Map<string, ReferralShift>();
  const replay = (referral: MatchReferral) => {
    const winners = orders.map((on) => on.find((each) => judge(each, referral) !== verdictCodes.failed));
    const [from, to] = winners.map((winner) => winner?.id);
    const [paid = 0, pays = 0] = winners.map((winner) => winner && pricePaid(winner, referral));
    const isUnsure = winners.some((winner) => winner && judge(winner, referral) === verdictCodes.unknown);
    const shifts = from === to && paid === pays ? stays : moves;
    const key = `${from} ${to}`;
    const { count, unsure, dollarsBefore, dollarsAfter, examples } = shifts.get(key) ?? nothing;
    shifts.set(key, {
      from,
      to,
      count: count + 1,
      unsure: unsure + Number(isUnsure),
      dollarsBefore: dollarsBefore + paid,
      dollarsAfter: dollarsAfter + pays,
      examples: examples.length < exampleCount ? [...examples, referral] : examples,
    });
  };
  await processInChunks(referrals, replay, options);
  return {
    count: referrals.length,
    moves: [...moves.values()].sort((a, b) => b.count - a.count),
    totals: totalsOf([...moves.values(), ...stays.values()]),
  };
}

/**
 * Explains in a sentence why a referral moves: a rule that blocked it before or blocks it now, a switch, a price or the
 * order.
 */
export function explainMove(
  referral: MatchReferral,
  { from, to }: Pick<ReferralShift, 'from' | 'to'>,
  { before, after }: SimulatedChange,
  t: typeof simulation,
  messages = englishMatches,
): string {
  const explainBlocked = (
    order: readonly Marketplace[],
    id: number | undefined,
    isOff: string,
    isBlocked: (rule: string) => string,
  ) => {
    const marketplace = order.find((each) => each.id === id);
    if (!marketplace) return undefined;
    if (marketplace.enabled !== true) return isOff;
    const [rule] = createMatcher(marketplace, appetiteRules, messages)(referral).failed;
    return rule && isBlocked(`${rule.name}: ${rule.text}`);
  };
  if (from === to) return t.otherPrice;
  const blockedBefore = explainBlocked(before, to, t.wasOff, t.before);
  return blockedBefore ?? explainBlocked(after, from, t.isOffNow, t.now) ?? t.otherOrder;
}
