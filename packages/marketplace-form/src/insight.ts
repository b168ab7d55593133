'use client';

export { BulkEdit, type BulkEditProps } from './insight/BulkEdit.tsx';
export { DeliveryTestButton, type DeliveryTestButtonProps } from './insight/DeliveryTestButton.tsx';
export { FormInsight, type FormInsightProps } from './insight/FormInsight.tsx';
export { FormSimulation, type FormSimulationProps } from './insight/FormSimulation.tsx';
export type { InsightSample, MarketplaceInsightSource } from './insight/MarketplaceInsightSource.ts';
export {
  MatchExplainer,
  type MatchExplainerProps,
  type MatchExplainerView,
} from './insight/MatchExplainer.tsx';
export { OrderInsight, type OrderInsightProps } from './insight/OrderInsight.tsx';
export { OrderSimulation, type OrderSimulationProps } from './insight/OrderSimulation.tsx';
export { ReadinessButton, type ReadinessButtonProps } from './insight/ReadinessButton.tsx';
