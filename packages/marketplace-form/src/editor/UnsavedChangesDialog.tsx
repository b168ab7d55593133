import { AlertDialog } from '@advantage/ui';

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

/** Asks before unsaved changes are left behind (MKF-10 to MKF-12). */
export function UnsavedChangesDialog({
  isOpen,
  changeCount,
  onDiscard,
  onContinue,
}: UnsavedChangesDialogProps) {
  const [changes, they] =
    changeCount === 1 ? ['1 unsaved change', 'It'] : [`${changeCount} unsaved changes`, 'They'];
  return (
    <AlertDialog
      isOpen={isOpen}
      title="Unsaved Changes"
      actionLabel="Discard Changes"
      onAction={onDiscard}
      safeLabel="Continue Editing"
      onSafe={onContinue}
    >
      You have {changes}. {they} will be lost if you leave this page.
    </AlertDialog>
  );
}
