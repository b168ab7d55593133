'use client';

/**
 * `@advantage/marketplace-form/internal`: shared with `@advantage/marketplace-insight`, and not meant for hosts. May
 * change in any release.
 */
export { ContractChanges, SentenceChange } from './editor/ContractChanges.tsx';
export { useContractMessages } from './editor/useFormMessages.ts';
export {
  type FormSummary,
  fieldId,
  pick,
  sectionOf,
  useFormActions,
  useFormLoaded,
  useFormSelector,
  useFormSummary,
} from './form/formContext.ts';
export { listQuery } from './gateway/queries.ts';
export { toErrorToast } from './gateway/toErrorToast.ts';
export { useHostQueryClient } from './gateway/useHostQueryClient.ts';
export { afterPaint } from './list/useAfterPaint.ts';
