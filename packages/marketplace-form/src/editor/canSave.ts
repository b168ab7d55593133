import * as en from '../messages/en.ts';

/** State of the form that the save bar needs. */
export interface SaveState {
  /** Number of errors, shown or not. */
  readonly errorCount: number;
  /** Number of fields that differ from their saved values. */
  readonly changeCount: number;
  /** Whether the form is being saved. */
  readonly isSaving: boolean;
  /** Whether an agency ID is being looked up. */
  readonly isLookingUp: boolean;
}

/** Whether Save is enabled: the form is changed and valid, and no save or lookup is running. */
export const canSave = ({ errorCount, changeCount, isSaving, isLookingUp }: SaveState): boolean =>
  errorCount === 0 && changeCount > 0 && !isSaving && !isLookingUp;

/** Whether Discard is enabled: the form is changed and not being saved. */
export const canDiscard = ({ changeCount, isSaving }: SaveState): boolean => changeCount > 0 && !isSaving;

const english = {
  savingNow: en.form.savingNow,
  noChanges: en.form.noChanges,
  agencyPending: en.controls.agencyPending,
};

/** Returns why Save is disabled. Undefined if it's enabled, or disabled because of errors. */
export function getDisabledReason(
  { errorCount, changeCount, isSaving, isLookingUp }: SaveState,
  t = english,
): string | undefined {
  if (isSaving) return t.savingNow;
  if (changeCount === 0) return t.noChanges;
  return errorCount === 0 && isLookingUp ? t.agencyPending : undefined;
}
