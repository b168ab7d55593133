import {
  billedPriceMode,
  nameOf,
  type OrderEffect,
  type OrderFigures,
  type OrderPreview,
  type RowFigures,
} from '@advantage/marketplace-form/internal/values';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import { createEvaluators } from '../match/createEvaluators.ts';
import type { MatchReferral } from '../match/MatchReferral.ts';
import { processInChunks, type SliceOptions } from '../match/processInChunks.ts';

/** A marketplace's verdict for each referral of a sample: 0 no match, 1 a match with an unknown fact, 2 a match. */
export type Verdicts = Uint8Array;

/** Cached verdicts, keyed by risk appetite. Changes to the order or to the on/off switch don't invalidate them. */
export type VerdictCache = WeakMap<object, { readonly needsConsent: boolean; readonly verdicts: Verdicts }>;

/** Referrals per block. Work can yield to the page between blocks. */
const blockSize = 250;

/**
 * Computes the verdicts of every marketplace for a sample, in time slices. Reuses verdicts from `cache`. Use a separate
 * cache for each sample.
 */
export async function computeVerdicts(
  marketplaces: readonly Marketplace[],
  referrals: readonly MatchReferral[],
  cache: VerdictCache,
  options?: SliceOptions,
): Promise<ReadonlyMap<number, Verdicts>> {
  const createEvaluator = createEvaluators(referrals);
  const verdictsById = new Map<number, Verdicts>();
  const blocks = function* () {
    for (const marketplace of marketplaces) {
      const { riskAppetite } = marketplace;
      const needsConsent = marketplace.oneToOneConsentRequired === true;
      const cached = riskAppetite && cache.get(riskAppetite);
      if (cached?.needsConsent === needsConsent) {
        verdictsById.set(marketplace.id, cached.verdicts);
        continue;
      }
      const judge = createEvaluator(marketplace);
      const verdicts = new Uint8Array(referrals.length);
      for (let start = 0; start < referrals.length; start += blockSize) yield { judge, verdicts, start };
      verdictsById.set(marketplace.id, verdicts);
      if (riskAppetite) cache.set(riskAppetite, { needsConsent, verdicts });
    }
  };
  await processInChunks(
    blocks(),
    ({ judge, verdicts, start }) => {
      const end = Math.min(start + blockSize, referrals.length);
      for (let index = start; index < end; index += 1) verdicts[index] = judge(index);
    },
    options,
  );
  return verdictsById;
}

/** Returns what a marketplace is billed for a referral, or undefined if the price is unknown. */
export function pricePaid(
  { type, applyDeliveredPrice, deliveredPrice, priceModifier }: Marketplace,
  { dynamicPrice }: Pick<MatchReferral, 'dynamicPrice'>,
): number | undefined {
  const mode = billedPriceMode(type, applyDeliveredPrice === true);
  if (mode === 'DELIVERED_PRICE' && deliveredPrice != null) return deliveredPrice;
  return dynamicPrice === null ? undefined : dynamicPrice * (priceModifier ?? 1);
}

const matchCounts = new WeakMap<Verdicts, number>();

/** Counts matches. Cached, because the order doesn't change the count. */
function matchCount(verdicts: Verdicts): number {
  const cachedCount = matchCounts.get(verdicts);
  if (cachedCount !== undefined) return cachedCount;
  let count = 0;
  for (const verdict of verdicts) if (verdict > 0) count += 1;
  matchCounts.set(verdicts, count);
  return count;
}

/** The winner of a referral that no marketplace gets. */
const noWinner = -1;

/** Returns who gets each referral: the index of the first marketplace in the order that is on and matches. */
function computeWinners(
  order: readonly number[],
  isOn: readonly boolean[],
  verdicts: readonly Verdicts[],
  count: number,
) {
  const winners = new Int32Array(count).fill(noWinner);
  const on = order.filter((index) => isOn[index]);
  for (let referral = 0; referral < count; referral += 1)
    for (const index of on)
      if ((verdicts[index]?.[referral] ?? 0) > 0) {
        winners[referral] = index;
        break;
      }
  return winners;
}

/** What a marketplace gets in an order. */
interface Total {
  gets: number;
  dollars: number;
}

/** Returns what each marketplace gets and pays, by index. */
function computeTotals(
  winners: Int32Array,
  marketplaces: readonly Marketplace[],
  referrals: readonly MatchReferral[],
): readonly Total[] {
  const totals = marketplaces.map((): Total => ({ gets: 0, dollars: 0 }));
  for (const [index, winner] of winners.entries()) {
    const [total, marketplace, referral] = [totals[winner], marketplaces[winner], referrals[index]];
    if (!total || !marketplace || !referral) continue;
    total.gets += 1;
    total.dollars += pricePaid(marketplace, referral) ?? 0;
  }
  return totals;
}

/** Returns how the totals of the marketplaces differ, the largest change first. */
const computeEffects = (
  before: readonly Total[],
  after: readonly Total[],
  marketplaces: readonly Marketplace[],
): readonly OrderEffect[] =>
  marketplaces
    .map((marketplace, index) => ({
      id: marketplace.id,
      name: nameOf(marketplace),
      gets: (after[index]?.gets ?? 0) - (before[index]?.gets ?? 0),
      dollars: (after[index]?.dollars ?? 0) - (before[index]?.dollars ?? 0),
    }))
    .filter(({ gets, dollars }) => gets !== 0 || Math.round(dollars) !== 0)
    .sort((a, b) => Math.abs(b.gets) - Math.abs(a.gets) || b.gets - a.gets);

const isRowEqual = (a: RowFigures, b: RowFigures) =>
  a.isOn === b.isOn &&
  a.matches === b.matches &&
  a.gets === b.gets &&
  a.dollars === b.dollars &&
  a.savedGets === b.savedGets &&
  a.savedDollars === b.savedDollars;

/** A referral of the sample, and who gets it: undefined if no marketplace does. */
interface Placed {
  readonly referral: MatchReferral;
  readonly winner: Marketplace | undefined;
}

/** Figures that also know the referrals behind them. */
export interface SampleFigures extends OrderFigures {
  /** Returns the referrals that a marketplace matches, or that no marketplace gets. */
  readonly referralsOf: (of: number | 'unmatched') => readonly Placed[];
}

/**
 * Computes what each marketplace gets in an order: a referral goes to the first marketplace that is on and matches.
 * This is an estimate from the settings: limits, hours and anything else the service may consider are ignored. Rows
 * that equal those in `rowCache` keep their identity. Pass the same map each time.
 */
export function orderFigures(
  { marketplaces, tried }: OrderPreview,
  referrals: readonly MatchReferral[],
  verdictsOf: ReadonlyMap<number, Verdicts>,
  rowCache: Map<number, RowFigures> = new Map(),
): SampleFigures {
  const indexes = new Map(marketplaces.map(({ id }, index) => [id, index]));
  const verdicts = marketplaces.map(({ id }) => verdictsOf.get(id) ?? new Uint8Array(referrals.length));
  const isOn = marketplaces.map(({ enabled }) => enabled === true);
  const win = (order: readonly number[]) => computeWinners(order, isOn, verdicts, referrals.length);
  const toIndexes = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const index = indexes.get(id);
      return index === undefined ? [] : [index];
    });
  const totalsOf = (winners: Int32Array) => computeTotals(winners, marketplaces, referrals);
  const savedWinners = win(marketplaces.map((_, index) => index));
  const saved = totalsOf(savedWinners);
  const winners = tried ? win(toIndexes(tried)) : savedWinners;
  const totals = tried ? totalsOf(winners) : saved;

  const matches = verdicts.map(matchCount);
  const rows = new Map<number, RowFigures | undefined>();
  const figuresAt = (index: number): RowFigures | undefined => {
    const [total, before] = [totals[index], saved[index]];
    if (!total || !before) return undefined;
    return {
      isOn: isOn[index] ?? false,
      matches: matches[index] ?? 0,
      gets: total.gets,
      dollars: total.dollars,
      savedGets: before.gets,
      savedDollars: before.dollars,
    };
  };
  const rowOf = (id: number): RowFigures | undefined => {
    if (rows.has(id)) return rows.get(id);
    const index = indexes.get(id);
    const row = index === undefined ? undefined : figuresAt(index);
    const before = rowCache.get(id);
    const result = row && before && isRowEqual(row, before) ? before : row;
    rows.set(id, result);
    if (result) rowCache.set(id, result);
    return result;
  };
  const referralsOf: SampleFigures['referralsOf'] = (of) => {
    const own = of === 'unmatched' ? undefined : verdicts[indexes.get(of) ?? -1];
    return referrals.flatMap((referral, index) => {
      const winner = marketplaces[winners[index] ?? noWinner];
      return (own ? (own[index] ?? 0) > 0 : of === 'unmatched' && !winner) ? [{ referral, winner }] : [];
    });
  };
  const lostTo: OrderFigures['lostTo'] = (id) => {
    const counts = new Map<Marketplace, number>();
    for (const { winner } of referralsOf(id))
      if (winner && winner.id !== id) counts.set(winner, (counts.get(winner) ?? 0) + 1);
    return [...counts]
      .map(([winner, gets]) => ({ id: winner.id, name: nameOf(winner), gets }))
      .sort((a, b) => b.gets - a.gets);
  };
  const effectsOf: OrderFigures['effectsOf'] = (order, from) => {
    const before = from ? totalsOf(win(toIndexes(from))) : saved;
    return computeEffects(before, totalsOf(win(toIndexes(order))), marketplaces);
  };
  return {
    marketplaces,
    count: referrals.length,
    unmatched: winners.reduce((sum, winner) => sum + (winner === noWinner ? 1 : 0), 0),
    highest: Math.max(0, ...matches),
    rowOf,
    lostTo,
    referralsOf,
    effectsOf,
  };
}
