import { createStore, type Store } from '@advantage/live-list';
import type { Marketplace } from '../wire/marketplace.ts';

/** The saved order, and the one that a drop would make. */
export interface OrderPreview {
  /** All marketplaces in their saved order. */
  readonly marketplaces: readonly Marketplace[];
  /** The ids in the order that a drop would make; undefined while no row is dragged. */
  readonly tried?: readonly number[] | undefined;
}

/** All marketplaces in an order, and in another. */
export interface OrderChange {
  readonly before: readonly Marketplace[];
  readonly after: readonly Marketplace[];
}

/** Another marketplace that takes referrals first. */
export interface LostTo {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

/** What an order gives to one marketplace, out of a sample of referrals. */
export interface RowFigures {
  /** Whether it is on; off gets nothing. */
  readonly isOn: boolean;
  /** How many it matches, unknown facts counted as matches. */
  readonly matches: number;
  /** How many of these have an unknown fact, so that they may not match. */
  readonly unsure: number;
  /** How many it gets, as the first that matches. */
  readonly gets: number;
  /** What it pays for them, as far as prices are known. */
  readonly dollars: number;
  /** Who gets the others, the one that takes most first. */
  readonly lostTo: readonly LostTo[];
  /** How many it gets in the saved order, where another one is tried. */
  readonly savedGets: number;
  /** What it pays in the saved order. */
  readonly savedDollars: number;
}

/** What another order changes for one marketplace. */
export interface OrderEffect {
  readonly id: number;
  readonly name: string;
  /** Referrals gained, or lost where below zero. */
  readonly gets: number;
  /** Dollars gained, or lost where below zero. */
  readonly dollars: number;
}

/** What an order gives to each marketplace. */
export interface OrderFigures {
  /** How many referrals were looked at. */
  readonly count: number;
  /** How many no marketplace would get. */
  readonly unmatched: number;
  /** The greatest number of matches: the scale of all bars. */
  readonly scale: number;
  /** The figures of a marketplace; the same object while they are equal. */
  readonly rowOf: (id: number) => RowFigures | undefined;
  /** What an order changes against the saved one, or against `from`; the greatest change first. */
  readonly effectsOf: (order: readonly number[], from?: readonly number[]) => readonly OrderEffect[];
}

/** What the list and an insight share: the list sets the order, the insight the figures. */
export interface OrderStores {
  readonly order: Store<OrderPreview>;
  /** Undefined until they are known. */
  readonly figures: Store<OrderFigures | undefined>;
}

/** Creates the stores that a list shares with an insight. */
export const createOrderStores = (): OrderStores => ({
  order: createStore<OrderPreview>({ marketplaces: [] }),
  figures: createStore<OrderFigures | undefined>(undefined),
});
