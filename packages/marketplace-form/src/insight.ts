'use client';

export { ExplainReferral, type ExplainReferralProps } from './explain/ExplainReferral/ExplainReferral.tsx';
export {
  createMatcher,
  type ExplainedRule,
  explainMatch,
  type MatchExplanation,
  type Matcher,
} from './explain/explainMatch.ts';
export type { MatchReferral } from './explain/MatchReferral.ts';
export {
  type DeliveredSoFar,
  type Finding,
  type MatchRule,
  type MatchRuleId,
  type MatchVerdict,
  matchRuleIds,
  matchVerdicts,
} from './explain/matchRule.ts';
export { type NextDelivery, nextDelivery } from './explain/nextDelivery.ts';
export { FormInsight, type FormInsightProps } from './preview/FormInsight/FormInsight.tsx';
export type { InsightSample, MarketplaceInsightSource } from './preview/MarketplaceInsightSource.ts';
export {
  findMatches,
  type MarketplaceReach,
  type Matches,
  type Overlap,
  type PriorityInsight,
  priorityInsight,
} from './priorityInsight/priorityInsight.ts';
export { ReachButton, type ReachButtonProps } from './priorityInsight/ReachButton/ReachButton.tsx';
export { ReadinessButton, type ReadinessButtonProps } from './readiness/ReadinessButton/ReadinessButton.tsx';
export {
  type Readiness,
  type ReadinessCheck,
  type ReadinessFacts,
  type ReadinessId,
  readiness,
  readinessIds,
} from './readiness/readiness.ts';
