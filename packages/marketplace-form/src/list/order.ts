import type { Marketplace, Priorities } from '../wire/marketplace.ts';

/** Marketplaces by priority; those without one last, in the order given (MKL-3). */
export const byPriority = (marketplaces: readonly Marketplace[]): Marketplace[] =>
  marketplaces.toSorted((a, b) => (a.priority ?? Number.MAX_VALUE) - (b.priority ?? Number.MAX_VALUE));

/** Ids as the priorities 1 to n (MKL-13). */
export const prioritiesOf = (ids: readonly number[]): Priorities =>
  ids.map((id, index) => ({ id, priority: index + 1 }));

/** The order with one id at another place, counted from 0 and kept within the list. */
export function moveTo(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((other) => other !== id);
  const index = Math.min(Math.max(place, 0), others.length);
  return others.toSpliced(index, 0, id);
}

/** A move without dragging. */
export type MoveStep = 'top' | 'up' | 'down' | 'bottom';

/** The place of an id, counted from 0, after a move without dragging. */
export function placeAfter(ids: readonly number[], id: number, step: MoveStep): number {
  const place = ids.indexOf(id);
  return { top: 0, up: place - 1, down: place + 1, bottom: ids.length - 1 }[step];
}

/** Whether two orders are the same, so that nothing needs to be sent (MKL-14). */
export const sameOrder = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** The marketplaces in an order of ids; those that it does not name follow. */
export function inOrder(marketplaces: readonly Marketplace[], ids: readonly number[]): Marketplace[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Marketplace) => places.get(id) ?? ids.length;
  return marketplaces.toSorted((a, b) => placeOf(a) - placeOf(b));
}
