'use client';

export { BulkEdit, type BulkEditProps } from './bulk/BulkEdit.tsx';
export type { MarketplaceHistory } from './history/useVersions.ts';
export type { InsightSample, MarketplaceInsightSource } from './match/MarketplaceInsightSource.ts';
export { MatchExplainer, type MatchExplainerProps } from './match/MatchExplainer.tsx';
export { OrderInsight, type OrderInsightProps } from './order/OrderInsight.tsx';
export { FormInsight, type FormInsightProps } from './rail/FormInsight.tsx';
export {
  type DeliveryTest,
  DeliveryTestButton,
  type DeliveryTestButtonProps,
} from './ready/DeliveryTestButton.tsx';
