import { createStore, type Store } from '@advantage/live-list';
import type { Marketplace } from '../wire/marketplace.ts';

/** The saved order, and the order after a drop of the dragged row. */
export interface OrderPreview {
  /** All marketplaces in their saved order. */
  readonly marketplaces: readonly Marketplace[];
  /** IDs in the order after a drop; undefined while no row is dragged to another place. */
  readonly tried?: readonly number[] | undefined;
}

/** A marketplace's figures in an order, based on a sample of referrals. */
export interface RowFigures {
  /** Whether the marketplace is on. Otherwise it gets no referrals. */
  readonly isOn: boolean;
  /** Number of referrals it matches, with unknown facts counted as matches. */
  readonly matches: number;
  /** Number of referrals it gets as the first marketplace that matches. */
  readonly gets: number;
  /** What it pays for them, in dollars, as far as prices are known. */
  readonly dollars: number;
  /** Number of referrals it gets in the saved order. */
  readonly savedGets: number;
  /** What it pays in the saved order, in dollars. */
  readonly savedDollars: number;
}

/** Effect of a new order on one marketplace. */
export interface OrderEffect {
  readonly id: number;
  readonly name: string;
  /** Referrals gained; negative if lost. */
  readonly gets: number;
  /** Dollars gained; negative if lost. */
  readonly dollars: number;
}

/** Figures of all marketplaces in an order. */
export interface OrderFigures {
  /** The marketplaces that the figures are about, in any order. */
  readonly marketplaces: readonly Marketplace[];
  /** Number of referrals in the sample. */
  readonly count: number;
  /** Number of referrals that no marketplace would get. */
  readonly unmatched: number;
  /** Highest number of matches. */
  readonly highest: number;
  /** Returns the figures of a marketplace; the same object while they are equal. */
  readonly rowOf: (id: number) => RowFigures | undefined;
  /** Returns who gets the matches of a marketplace that it doesn't get itself, the one that gets most first. */
  readonly lostTo: (id: number) => readonly Pick<OrderEffect, 'id' | 'name' | 'gets'>[];
  /** Compares an order with the saved order, or with `from`. The largest change comes first. */
  readonly effectsOf: (order: readonly number[], from?: readonly number[]) => readonly OrderEffect[];
}

/** Stores that the list shares with an insight. */
export interface OrderStores {
  /** Set by the list. */
  readonly order: Store<OrderPreview>;
  /** Set by the insight. Undefined until the figures are known. */
  readonly figures: Store<OrderFigures | undefined>;
  /** Whose referrals the insight lists: those that a marketplace matches, or that none gets. */
  readonly listed: Store<number | 'unmatched' | undefined>;
}

/** Creates the stores that a list shares with an insight. */
export const createOrderStores = (): OrderStores => ({
  order: createStore<OrderPreview>({ marketplaces: [] }),
  figures: createStore<OrderFigures | undefined>(undefined),
  listed: createStore<number | 'unmatched' | undefined>(undefined),
});
