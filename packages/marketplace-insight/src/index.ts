'use client';

import { lazyComponent } from '@advantage/ui';

export type { BulkEditProps } from './bulk/BulkEdit.tsx';
export type { MarketplaceHistory } from './history/useVersions.ts';
export type { InsightSample, MarketplaceInsightSource } from './match/MarketplaceInsightSource.ts';
export type { MatchExplainerProps } from './match/MatchExplainer.tsx';
export type { OrderInsightProps } from './order/OrderInsight.tsx';
export type { FormInsightProps } from './rail/FormInsight.tsx';
export type { DeliveryTest, DeliveryTestButtonProps } from './ready/DeliveryTestButton.tsx';

/** A page works without these parts: until their code is there, and if it can't be loaded, they show nothing. */
const optional = { failed: null, pending: null };

/** Changes several marketplaces at once: the `selectionBar` of `MarketplaceList`. */
export const BulkEdit = lazyComponent(async () => (await import('./bulk/BulkEdit.tsx')).BulkEdit, optional);

/** Tests a delivery with the current settings of a form: the `deliveryTest` of `MarketplaceForm`. */
export const DeliveryTestButton = lazyComponent(
  async () => (await import('./ready/DeliveryTestButton.tsx')).DeliveryTestButton,
  optional,
);

/** What the settings in a form would match, their history and their effect: the `insight` of `MarketplaceForm`. */
export const FormInsight = lazyComponent(
  async () => (await import('./rail/FormInsight.tsx')).FormInsight,
  optional,
);

/** Who would get a referral and why, for the details of a referral. Requires a `QueryClientProvider`. */
export const MatchExplainer = lazyComponent(
  async () => (await import('./match/MatchExplainer.tsx')).MatchExplainer,
  optional,
);

/** What each marketplace of a list gets, in the saved order and after a drop: the `insight` of `MarketplaceList`. */
export const OrderInsight = lazyComponent(
  async () => (await import('./order/OrderInsight.tsx')).OrderInsight,
  optional,
);
