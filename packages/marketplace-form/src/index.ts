'use client';

export type { DraftStorage } from './drafts/DraftStorage.ts';
export {
  type ExplainedRule,
  explainMatch,
  type MatchExplanation,
} from './explain/explainMatch.ts';
export type { MatchReferral } from './explain/MatchReferral.ts';
export {
  type DeliveredSoFar,
  type Finding,
  type MatchRuleId,
  type MatchVerdict,
  matchRuleIds,
  matchVerdicts,
} from './explain/matchRule.ts';
export { type NextDelivery, nextDelivery } from './explain/nextDelivery.ts';
export { isChanged } from './form/compare.ts';
export { defaultMarketplaceForm } from './form/defaults.ts';
export { type ChangeDetail, type DescribedChange, describeChanges } from './form/describe.ts';
export { effectiveValues } from './form/effective.ts';
export {
  type AgencyChange,
  applyChange,
  type Change,
  type ChangeContext,
  type FieldChange,
  type RecipientChange,
} from './form/interplay.ts';
export { toFormValues } from './form/load.ts';
export { type Merge, mergeMarketplace } from './form/merge.ts';
export type { MergeInput, MergeSide, MergeVersions } from './form/mergeInput.ts';
export type { MarketplaceReference } from './form/reference.ts';
export { checkForm } from './form/rules/allRules.ts';
export type { Issue } from './form/rules/rule.ts';
export { toMarketplace } from './form/save.ts';
export { marketplaceFormSchema } from './form/schema.ts';
export { scheduleSentence } from './form/times.ts';
export {
  email,
  max,
  maxLength,
  min,
  minLength,
  pattern,
  required,
  url,
  type Validator,
  type ValidatorKey,
} from './form/validators.ts';
export type {
  FieldName,
  FieldPath,
  MarketplaceFormValues,
  RecipientFieldName,
  RecipientValues,
} from './form/values.ts';
export {
  MarketplaceConflictError,
  type MarketplaceGateway,
  type VersionedMarketplace,
} from './gateway/MarketplaceGateway.ts';
export type { UnsavedGuard, UseUnsavedGuard } from './guard/unsavedGuard.ts';
export { MarketplaceForm, type MarketplaceFormProps } from './MarketplaceForm/MarketplaceForm.tsx';
export { MarketplaceList, type MarketplaceListProps } from './MarketplaceList/MarketplaceList.tsx';
export type { SliceOptions } from './preview/inSlices.ts';
export { type AppetitePreview, comparePreview, tallyAppetite } from './preview/previewAppetite.ts';
export type { Match, NearMiss, RuleTally, Tally } from './preview/tally.ts';
export {
  findMatches,
  type MarketplaceReach,
  type Matches,
  type Overlap,
  type PriorityInsight,
  priorityInsight,
} from './priorityInsight/priorityInsight.ts';
export {
  type Readiness,
  type ReadinessCheck,
  type ReadinessFacts,
  type ReadinessId,
  readiness,
  readinessIds,
} from './readiness/readiness.ts';
