import type { Marketplace, Priorities } from '../wire/marketplace.ts';

/** Marketplaces by priority; those without one last, in the order given. */
export const byPriority = (marketplaces: readonly Marketplace[]): Marketplace[] =>
  marketplaces.toSorted((a, b) => (a.priority ?? Number.MAX_VALUE) - (b.priority ?? Number.MAX_VALUE));

/** Ids as the priorities 1 to n. */
export const prioritiesOf = (ids: readonly number[]): Priorities =>
  ids.map((id, index) => ({ id, priority: index + 1 }));

/** The order with one id at another place, counted from 0 and kept within the list. */
export function moveTo(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((other) => other !== id);
  const index = Math.min(Math.max(place, 0), others.length);
  return others.toSpliced(index, 0, id);
}

/**
 * The order of all with one id moved among the visible ones to an index of theirs: right before or after the row that
 * makes room for it, whatever is hidden around that row.
 */
export function moveAmong(
  all: readonly number[],
  visible: readonly number[],
  id: number,
  index: number,
): number[] {
  const neighbor = visible[Math.min(Math.max(index, 0), visible.length - 1)];
  if (neighbor === undefined || neighbor === id) return [...all];
  return moveTo(all, id, all.indexOf(neighbor));
}

/** A move without dragging. */
export type MoveStep = 'top' | 'up' | 'down' | 'bottom';

/** The order of all after a move without dragging: to an end of all, or past the next visible row. */
export function moveBy(
  all: readonly number[],
  visible: readonly number[],
  id: number,
  step: MoveStep,
): number[] {
  if (step === 'top') return moveTo(all, id, 0);
  if (step === 'bottom') return moveTo(all, id, all.length - 1);
  return moveAmong(all, visible, id, visible.indexOf(id) + (step === 'up' ? -1 : 1));
}

/** Whether two orders are the same, so that nothing needs to be sent. */
export const sameOrder = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** The marketplaces in an order of ids; those that it does not name follow. */
export function inOrder(marketplaces: readonly Marketplace[], ids: readonly number[]): Marketplace[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Marketplace) => places.get(id) ?? ids.length;
  return marketplaces.toSorted((a, b) => placeOf(a) - placeOf(b));
}
