'use client';

export {
  CommercialSection,
  GeneralSection,
  LifeSection,
  PersonalSection,
} from './editor/AppetiteSections.tsx';
export { ApiSection, EmailSection, ScheduleSection } from './editor/DeliverySections.tsx';
export { DraftBanner } from './editor/DraftBanner.tsx';
export { ErrorSummary } from './editor/ErrorSummary.tsx';
export {
  FormCheckbox,
  type FormCheckboxProps,
  FormNumber,
  type FormNumberProps,
  FormSwitch,
  type FormSwitchProps,
  FormText,
  type FormTextProps,
} from './editor/FormControls.tsx';
export {
  FieldRow,
  type FieldRowProps,
  FormFields,
  type FormFieldsProps,
  type SectionProps,
} from './editor/FormSection.tsx';
export { MarketplaceForm, type MarketplaceFormProps } from './editor/MarketplaceForm.tsx';
export { SaveBar, type SaveBarProps } from './editor/SaveBar.tsx';
export { SectionNav } from './editor/SectionNav.tsx';
export { SetupSection } from './editor/SetupSection.tsx';
export {
  UnsavedChangesGuard,
  type UnsavedChangesGuardProps,
  type UseUnsavedGuard,
} from './editor/UnsavedChangesGuard.tsx';
export { type Codec, flagCodec, numberCodec, textCodec } from './fields/codecs.ts';
export {
  defineField,
  type Field,
  type FieldRule,
  type HostFields,
  type MarketplaceReference,
  type NumberBounds,
  numberRules,
  type SectionId,
  type ValuesOf,
  type Wire,
  wireField,
} from './fields/field.ts';
export { defaultMarketplaceForm, type MarketplaceFormValues } from './fields/values.ts';
export {
  MarketplaceFormProvider,
  type MarketplaceFormProviderProps,
} from './form/MarketplaceFormProvider.tsx';
export type { DraftStorage } from './form/useDraft.ts';
export { useFieldProps } from './form/useFormField.ts';
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
export { marketplaceFormSchema } from './values/schema.ts';
export { toFormValues } from './values/toFormValues.ts';
export { toMarketplace } from './values/toMarketplace.ts';
