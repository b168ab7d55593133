'use client';

export { MarketplaceForm, type MarketplaceFormProps } from './editor/MarketplaceForm.tsx';
export type { ChangeDetail } from './fields/codecs.ts';
export type { MarketplaceReference } from './fields/reference.ts';
export { scheduleSentence } from './fields/times.ts';
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
} from './fields/validators.ts';
export type {
  FieldName,
  FieldPath,
  MarketplaceFormValues,
  RecipientFieldName,
  RecipientValues,
} from './fields/values.ts';
export { defaultMarketplaceForm } from './fields/values.ts';
export type { DraftStorage } from './form/autosaveDraft.ts';
export type { UnsavedGuard, UseUnsavedGuard } from './form/unsavedGuard.ts';
export {
  MarketplaceConflictError,
  type MarketplaceGateway,
  type VersionedMarketplace,
} from './gateway/MarketplaceGateway.ts';
export {
  type ExplainedRule,
  explainMatch,
  type MatchExplanation,
} from './insight/explainMatch.ts';
export type { SliceOptions } from './insight/inSlices.ts';
export type { MatchReferral } from './insight/MatchReferral.ts';
export {
  type DeliveredSoFar,
  type Finding,
  type MatchRuleId,
  type MatchVerdict,
  matchRuleIds,
  matchVerdicts,
} from './insight/matchRule.ts';
export { type NextDelivery, nextDelivery } from './insight/nextDelivery.ts';
export { type AppetitePreview, comparePreview, tallyAppetite } from './insight/previewAppetite.ts';
export {
  findMatches,
  type MarketplaceReach,
  type Matches,
  type Overlap,
  type PriorityInsight,
  priorityInsight,
} from './insight/priorityInsight.ts';
export {
  type Readiness,
  type ReadinessCheck,
  type ReadinessFacts,
  type ReadinessId,
  readiness,
  readinessIds,
} from './insight/readiness.ts';
export type { Match, NearMiss, RuleTally, Tally } from './insight/tally.ts';
export { MarketplaceList, type MarketplaceListProps } from './list/MarketplaceList.tsx';
export { checkForm } from './values/allRules.ts';
export { isChanged } from './values/compare.ts';
export { type DescribedChange, describeChanges } from './values/describe.ts';
export { effectiveValues } from './values/effective.ts';
export {
  type AgencyChange,
  applyEffects,
  type Change,
  type ChangeContext,
  type FieldChange,
  type RecipientChange,
} from './values/interplay.ts';
export { toFormValues } from './values/load.ts';
export { type Merge, mergeMarketplace } from './values/merge.ts';
export type { MergeInput, MergeSide, MergeVersions } from './values/mergeInput.ts';
export type { Issue } from './values/rule.ts';
export { toMarketplace } from './values/save.ts';
export { marketplaceFormSchema } from './values/schema.ts';
