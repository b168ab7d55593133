'use client';

export { ApiSection } from './editor/ApiSection.tsx';
export { CommercialSection } from './editor/CommercialSection.tsx';
export { DraftBanner } from './editor/DraftBanner.tsx';
export { EmailSection } from './editor/EmailSection.tsx';
export { ErrorSummary } from './editor/ErrorSummary.tsx';
export { FormFields, type FormFieldsProps } from './editor/Fields.tsx';
export type { SectionProps } from './editor/FormSection.tsx';
export { GeneralSection } from './editor/GeneralSection.tsx';
export { LifeSection } from './editor/LifeSection.tsx';
export { MarketplaceForm, type MarketplaceFormProps } from './editor/MarketplaceForm.tsx';
export { PersonalSection } from './editor/PersonalSection.tsx';
export { SaveBar, type SaveBarProps } from './editor/SaveBar.tsx';
export { ScheduleSection } from './editor/ScheduleSection.tsx';
export { SectionNav } from './editor/SectionNav.tsx';
export { SetupSection } from './editor/SetupSection.tsx';
export { UnsavedChangesGuard, type UnsavedChangesGuardProps } from './editor/UnsavedChangesGuard.tsx';
export { type FieldPropsOf, useFieldProps } from './editor/useFieldProps.ts';
export {
  type ChangeDetail,
  type Codec,
  textCodec,
  type ValueMessages,
} from './fields/codecs.ts';
export {
  defineField,
  type Field,
  type FieldRule,
  type Fields,
  type RuleMessages,
  type SectionId,
  type StoreContext,
  type ValuesOf,
  type Wire,
  type WireObject,
  type WirePlace,
  type WireShape,
  wireField,
} from './fields/field.ts';
export type { MarketplaceReference } from './fields/reference.ts';
export type { MarketplaceFormValues, RecipientValues } from './fields/values.ts';
export { defaultMarketplaceForm } from './fields/values.ts';
export type { DraftStorage } from './form/autosaveDraft.ts';
export {
  MarketplaceFormProvider,
  type MarketplaceFormProviderProps,
} from './form/MarketplaceFormProvider.tsx';
export type { UnsavedGuard, UseUnsavedGuard } from './form/unsavedGuard.ts';
export {
  type LoadedMarketplace,
  type MarketplaceFormOptions,
  type MarketplaceFormReturn,
  useMarketplaceForm,
} from './form/useMarketplaceForm.ts';
export type { DeliveryTest } from './gateway/DeliveryTest.ts';
export {
  MarketplaceConflictError,
  type MarketplaceGateway,
  type VersionedMarketplace,
  type WriteOptions,
} from './gateway/MarketplaceGateway.ts';
export type { MarketplaceHistory } from './gateway/MarketplaceHistory.ts';
export {
  type ExplainedRule,
  explainMatch,
  type MatchExplanation,
} from './insight/explainMatch.ts';
export type { MatchReferral } from './insight/MatchReferral.ts';
export type {
  DeliveredCounts,
  MatchRuleId,
  MatchVerdict,
} from './insight/matchRule.ts';
export type { MatchMessages } from './insight/matchTerms.ts';
export { type NextDelivery, nextDelivery } from './insight/nextDelivery.ts';
export {
  type Readiness,
  type ReadinessCheck,
  type ReadinessFacts,
  type ReadinessId,
  type ReadinessMessages,
  readiness,
} from './insight/readiness.ts';
export {
  type CategoryName,
  type MarketplaceFilters,
  parseMarketplaceFilters,
  serializeMarketplaceFilters,
} from './list/filters.ts';
export { MarketplaceList, type MarketplaceListProps } from './list/MarketplaceList.tsx';
export type {
  LostTo,
  OrderChange,
  OrderEffect,
  OrderFigures,
  OrderPreview,
  OrderStores,
  RowFigures,
} from './list/orderStores.ts';
export { toFormValues } from './values/load.ts';
export { toMarketplace } from './values/save.ts';
export { type FormSchemaOptions, marketplaceFormSchema } from './values/schema.ts';
