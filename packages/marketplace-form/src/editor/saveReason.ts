import * as en from '../messages/en.ts';

/** What the save bar knows of the form. */
export interface SaveState {
  /** How many errors there are, shown or not. */
  readonly errorCount: number;
  /** How many fields differ from the saved ones. */
  readonly changeCount: number;
  /** The form is being saved. */
  readonly isSaving: boolean;
  /** The agency of an entered id is being looked up. */
  readonly isLookingUp: boolean;
}

/** Save is on for a changed and valid form that nothing is under way for. */
export const canSave = ({ errorCount, changeCount, isSaving, isLookingUp }: SaveState): boolean =>
  errorCount === 0 && changeCount > 0 && !isSaving && !isLookingUp;

/** Discard is on for a changed form that is not being saved. */
export const canDiscard = ({ changeCount, isSaving }: SaveState): boolean => changeCount > 0 && !isSaving;

const english = {
  savingNow: en.form.savingNow,
  noChanges: en.form.noChanges,
  agencyPending: en.controls.agencyPending,
};

/** Why Save is off, other than by errors; nothing where it is on or errors say it. */
export function saveReason(
  { errorCount, changeCount, isSaving, isLookingUp }: SaveState,
  t = english,
): string | undefined {
  if (isSaving) return t.savingNow;
  if (changeCount === 0) return t.noChanges;
  return errorCount === 0 && isLookingUp ? t.agencyPending : undefined;
}
