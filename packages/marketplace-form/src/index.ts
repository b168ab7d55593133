'use client';

export { ApiSection } from './editor/ApiSection.tsx';
export { CommercialSection } from './editor/CommercialSection.tsx';
export { DraftBanner } from './editor/DraftBanner.tsx';
export { EmailSection } from './editor/EmailSection.tsx';
export { ErrorSummary } from './editor/ErrorSummary.tsx';
export { FormFields, type FormFieldsProps } from './editor/FormFields.tsx';
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
export { useFieldProps } from './editor/useFieldProps.ts';
export {
  type Codec,
  textCodec,
} from './fields/codecs.ts';
export {
  defineField,
  type Field,
  type SectionId,
  type ValuesOf,
  type Wire,
  wireField,
} from './fields/field.ts';
export type { MarketplaceReference } from './fields/reference.ts';
export type { MarketplaceFormValues } from './fields/values.ts';
export { defaultMarketplaceForm } from './fields/values.ts';
export type { DraftStorage } from './form/autosaveDraft.ts';
export {
  MarketplaceFormProvider,
  type MarketplaceFormProviderProps,
} from './form/MarketplaceFormProvider.tsx';
export type { UseUnsavedGuard } from './form/unsavedGuard.ts';
export {
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
  explainMatch,
  type MatchExplanation,
} from './insight/explainMatch.ts';
export type { MatchReferral } from './insight/MatchReferral.ts';
export { type NextDelivery, nextDelivery } from './insight/nextDelivery.ts';
export {
  type Readiness,
  readiness,
} from './insight/readiness.ts';
export {
  type MarketplaceFilters,
  parseMarketplaceFilters,
  serializeMarketplaceFilters,
} from './list/filters.ts';
export { MarketplaceList, type MarketplaceListProps } from './list/MarketplaceList.tsx';
export type {
  OrderChange,
  OrderStores,
} from './list/orderStores.ts';
export { type FormSchemaOptions, marketplaceFormSchema } from './values/schema.ts';
export { toFormValues } from './values/toFormValues.ts';
export { toMarketplace } from './values/toMarketplace.ts';
