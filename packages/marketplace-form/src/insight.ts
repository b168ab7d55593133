'use client';

export {
  ExplainReferral,
  type ExplainReferralProps,
  type ExplainView,
} from './explain/ExplainReferral/ExplainReferral.tsx';
export type { MatchReferral } from './explain/MatchReferral.ts';
export { FormInsight, type FormInsightProps } from './preview/FormInsight/FormInsight.tsx';
export type { InsightSample, MarketplaceInsightSource } from './preview/MarketplaceInsightSource.ts';
export { ReachButton, type ReachButtonProps } from './priorityInsight/ReachButton/ReachButton.tsx';
export { ReadinessButton, type ReadinessButtonProps } from './readiness/ReadinessButton/ReadinessButton.tsx';
