import { AlertDialog, useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';

/** What the question is about, and its two answers. */
export interface UnsavedChangesDialogProps {
  /** Whether it asks. */
  readonly isOpen: boolean;
  /** How many changes would be lost. */
  readonly changeCount: number;
  /** Leaves without saving. */
  readonly onDiscard: () => void;
  /** Stays; Escape means the same. */
  readonly onContinue: () => void;
}

/** Asks before unsaved changes are left behind. */
export function UnsavedChangesDialog({
  isOpen,
  changeCount,
  onDiscard,
  onContinue,
}: UnsavedChangesDialogProps) {
  const t = useMessages(en.form);
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t.unsavedChanges}
      actionLabel={t.discard}
      onAction={onDiscard}
      safeLabel={t.keepEditing}
      onSafe={onContinue}
    >
      {t.willBeLost(changeCount)}
    </AlertDialog>
  );
}
