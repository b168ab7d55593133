import type { Marketplace, Priorities } from '../wire/marketplace.ts';

/** Sorts marketplaces by priority. Those without a priority come last, in their given order. */
export const byPriority = (marketplaces: readonly Marketplace[]): Marketplace[] =>
  marketplaces.toSorted((a, b) => (a.priority ?? Number.MAX_VALUE) - (b.priority ?? Number.MAX_VALUE));

/** Assigns priorities 1 to n to IDs in their order. */
export const toPriorities = (ids: readonly number[]): Priorities =>
  ids.map((id, index) => ({ id, priority: index + 1 }));

/** Returns the order with one ID moved to a place, counted from 0 and clamped to the list. */
export function moveTo(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((other) => other !== id);
  const index = Math.min(Math.max(place, 0), others.length);
  return others.toSpliced(index, 0, id);
}

/**
 * Returns the order of all IDs after one is moved to an index among the visible ones. The ID goes right before or after
 * the visible row at that index, regardless of hidden rows around it.
 */
export function moveWithinVisible(
  all: readonly number[],
  visible: readonly number[],
  id: number,
  index: number,
): number[] {
  const neighbor = visible[Math.min(Math.max(index, 0), visible.length - 1)];
  if (neighbor === undefined || neighbor === id) return [...all];
  return moveTo(all, id, all.indexOf(neighbor));
}

/** A move by menu. */
export type MoveStep = 'top' | 'up' | 'down' | 'bottom';

/** Returns the order of all IDs after a move by menu: to an end of the whole list, or past the next visible row. */
export function moveBy(
  all: readonly number[],
  visible: readonly number[],
  id: number,
  step: MoveStep,
): number[] {
  if (step === 'top') return moveTo(all, id, 0);
  if (step === 'bottom') return moveTo(all, id, all.length - 1);
  return moveWithinVisible(all, visible, id, visible.indexOf(id) + (step === 'up' ? -1 : 1));
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
