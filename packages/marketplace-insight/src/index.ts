'use client';

import { lazyPart } from './lazyPart.tsx';

export type { BulkEditProps } from './bulk/BulkEdit.tsx';
export type { MarketplaceHistory } from './history/useVersions.ts';
export type { InsightSample, MarketplaceInsightSource } from './match/MarketplaceInsightSource.ts';
export type { MatchExplainerProps } from './match/MatchExplainer.tsx';
export type { OrderInsightProps } from './order/OrderInsight.tsx';
export type { FormInsightProps } from './rail/FormInsight.tsx';
export type { DeliveryTest, DeliveryTestButtonProps } from './ready/DeliveryTestButton.tsx';

/**
 * A bar at the bottom of the window that makes one change to the selected marketplaces. Each change opens its effect on
 * each of them before it happens. Pass it to `MarketplaceList` as `selectionBar`.
 */
export const BulkEdit = lazyPart(async () => (await import('./bulk/BulkEdit.tsx')).BulkEdit);

/**
 * Sends a sample referral with the current settings of a form, saved or not, and shows the response. Pass it to
 * `MarketplaceForm` as `deliveryTest`. Renders nothing while its delivery method is off.
 */
export const DeliveryTestButton = lazyPart(
  async () => (await import('./ready/DeliveryTestButton.tsx')).DeliveryTestButton,
);

/**
 * Shows how many of the latest referrals the settings in a form would match. Next to the fields from 1200 px on,
 * otherwise as one line that opens the same as a sheet; updated while editing. The history, the whole marketplace in plain
 * sentences, and what unsaved changes move between marketplaces open in the same place. Pass it to `MarketplaceForm` as
 * `insight`.
 */
export const FormInsight = lazyPart(async () => (await import('./rail/FormInsight.tsx')).FormInsight);

/**
 * Says which marketplace would get a referral, why those before it are passed over, and which would take it too. For
 * administrators: put it first in the details of a referral. Requires a `QueryClientProvider`.
 */
export const MatchExplainer = lazyPart(
  async () => (await import('./match/MatchExplainer.tsx')).MatchExplainer,
);

/**
 * Shows how many recent referrals each marketplace gets, and how many reach none: in the current order, and in the
 * order that a drop would make. Pass it to `MarketplaceList` as `insight`.
 */
export const OrderInsight = lazyPart(async () => (await import('./order/OrderInsight.tsx')).OrderInsight);
