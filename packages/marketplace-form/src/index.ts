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
export type { MarketplaceReference } from './fields/field.ts';
export {
  defineField,
  type Field,
  type SectionId,
  type ValuesOf,
  type Wire,
  wireField,
} from './fields/field.ts';
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
export {
  MarketplaceConflictError,
  type MarketplaceGateway,
  type MarketplaceRows,
  type VersionedMarketplace,
  type WriteOptions,
} from './gateway/MarketplaceGateway.ts';
export {
  type MarketplaceFilters,
  parseMarketplaceFilters,
  serializeMarketplaceFilters,
} from './list/filters.ts';
export { MarketplaceList, type MarketplaceListProps } from './list/MarketplaceList.tsx';
export type { OrderStores } from './list/orderStores.ts';
export { type FormSchemaOptions, marketplaceFormSchema } from './values/schema.ts';
export { toFormValues } from './values/toFormValues.ts';
export { toMarketplace } from './values/toMarketplace.ts';
