import * as z from 'zod/mini';
import { unnamed } from '../messages/fieldTexts.ts';
import type { Marketplace, Priorities } from '../wire/marketplace.ts';

/** Returns a marketplace's name, or a fallback: its link needs a text. */
export const nameOf = ({ marketplaceName, id }: Marketplace) => marketplaceName || unnamed(id);

/** Sorts marketplaces by priority. Those without a priority come last, in their given order. */
export const byPriority = (marketplaces: readonly Marketplace[]): Marketplace[] =>
  marketplaces.toSorted((a, b) => (a.priority ?? Number.MAX_VALUE) - (b.priority ?? Number.MAX_VALUE));

/** Assigns priorities 1 to n to IDs in their order. */
export const toPriorities = (ids: readonly number[]): Priorities =>
  ids.map((id, index) => ({ id, priority: index + 1 }));

const id = z.number();

const moveSchema = z.union([
  z.object({ id, before: z.number() }),
  z.object({ id, after: z.number() }),
  z.object({ id, place: z.number() }),
  z.object({ id, order: z.array(z.number()) }),
]);
/**
 * A move of one marketplace, which can be applied to any order: past a neighbor, so that it is right before or after
 * it; to a place, counted from 0, or the end; or back to where it was in an order.
 */
export type Move = z.infer<typeof moveSchema>;

/** The schema of a change in the journal: a move, or the target state of a switch. */
export const intentionSchema = z.union([
  z.object({ move: moveSchema }),
  z.object({ id: z.number(), enabled: z.boolean() }),
]);

/** Returns the place among the others at which the fewest of them are on another side than in `order`. */
function placeAsIn(order: readonly number[], others: readonly number[], id: number): number {
  const rankById = new Map(order.map((other, rank) => [other, rank]));
  const own = rankById.get(id) ?? 0;
  let best = { place: 0, wrong: 0 };
  let wrong = 0;
  for (const [index, other] of others.entries()) {
    wrong += Math.sign((rankById.get(other) ?? own) - own);
    if (wrong < best.wrong) best = { place: index + 1, wrong };
  }
  return best.place;
}

/**
 * Returns the order after a move: the same IDs if the marketplace is already past its neighbor, or at its place.
 * Undefined if it or its neighbor isn't in the order.
 */
export function applyMove(ids: readonly number[], move: Move): readonly number[] | undefined {
  const from = ids.indexOf(move.id);
  if (from === -1) return undefined;
  const others = ids.toSpliced(from, 1);
  if ('place' in move) return others.toSpliced(move.place, 0, move.id);
  if ('order' in move) return others.toSpliced(placeAsIn(move.order, others, move.id), 0, move.id);
  const neighbor = others.indexOf('before' in move ? move.before : move.after);
  if (neighbor === -1) return undefined;
  const place = 'before' in move ? neighbor : neighbor + 1;
  const isPast = 'before' in move ? from <= place : from >= place;
  return isPast ? ids : others.toSpliced(place, 0, move.id);
}

/** Whether a move would change nothing, because the marketplace is already where it puts it. */
export function isMoved(ids: readonly number[], move: Move): boolean {
  const after = applyMove(ids, move);
  return after !== undefined && isOrderEqual(after, ids);
}

/**
 * Returns the move of a row to an index among the visible ones: past the row that is there, regardless of hidden rows
 * around it. Undefined if the row is there already.
 */
export function moveToIndex(visible: readonly number[], id: number, index: number): Move | undefined {
  const neighbor = visible[Math.min(Math.max(index, 0), visible.length - 1)];
  if (neighbor === undefined || neighbor === id) return undefined;
  return index < visible.indexOf(id) ? { id, before: neighbor } : { id, after: neighbor };
}

export type MoveStep = 'top' | 'up' | 'down' | 'bottom';

/** Returns a move by menu: to an end of the whole list, or past the next visible row. */
export function moveByStep(visible: readonly number[], id: number, step: MoveStep): Move | undefined {
  if (step === 'top') return { id, place: 0 };
  if (step === 'bottom') return { id, place: Number.MAX_SAFE_INTEGER };
  return moveToIndex(visible, id, visible.indexOf(id) + (step === 'up' ? -1 : 1));
}

/** Whether two orders are equal, so that nothing needs to be saved. */
export const isOrderEqual = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** Sorts marketplaces into an order of IDs. Those that the order doesn't contain come last. */
export function sortByIds(marketplaces: readonly Marketplace[], ids: readonly number[]): Marketplace[] {
  const indexById = new Map(ids.map((id, index) => [id, index]));
  const getIndex = ({ id }: Marketplace) => indexById.get(id) ?? ids.length;
  return marketplaces.toSorted((a, b) => getIndex(a) - getIndex(b));
}
