'use client';

/**
 * `@advantage/marketplace-form/internal`: shared with `@advantage/marketplace-insight`, and not meant for hosts. May
 * change in any release.
 */
export { ContractChanges, SentenceChange, useContractMessages } from './editor/ContractChanges.tsx';
export {
  type FormSummary,
  fieldId,
  useFieldValues,
  useFormActions,
  useFormLoaded,
  useFormSummary,
} from './form/useFormField.ts';
export { toErrorToast } from './gateway/errorToasts.ts';
export { listQuery } from './gateway/queries.ts';
export { useHostQueryClient } from './gateway/useHostQueryClient.ts';
