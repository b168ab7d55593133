import { AlertDialog, useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';

/** Props of `UnsavedChangesDialog`. */
export interface UnsavedChangesDialogProps {
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  /** Number of changes that would be lost. */
  readonly changeCount: number;
  /** Called to leave without saving. */
  readonly onDiscard: () => void;
  /** Called to stay on the page, also by Escape. */
  readonly onContinue: () => void;
}

/** Asks before unsaved changes are lost. */
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
      cancelLabel={t.keepEditing}
      onCancel={onContinue}
    >
      {t.willBeLost(changeCount)}
    </AlertDialog>
  );
}
