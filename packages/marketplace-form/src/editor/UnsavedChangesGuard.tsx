import { AlertDialog, useMessages } from '@advantage/ui';
import { useEvent } from '@advantage/ui/internal';
import { useEffect } from 'react';
import { selectChangeCount, useFormActivity, useFormSummary } from '../form/useFormField.ts';
import * as en from '../messages/en.ts';

/** State and callbacks of the dialog that asks before unsaved changes are lost. */
interface UnsavedGuard {
  /** Whether the user is about to leave, so the dialog is open. */
  readonly isAsking: boolean;
  /** Leaves the page and loses the changes. */
  readonly onLeave: () => void;
  /** Stays on the page, also by Escape. */
  readonly onStay: () => void;
}

/**
 * A hook that blocks navigation while there are unsaved changes. Pass the form a hook that blocks your router; the form
 * shows the dialog itself.
 */
export type UseUnsavedGuard = (hasChanges: boolean) => UnsavedGuard;

const inactiveGuard: UnsavedGuard = { isAsking: false, onLeave: () => {}, onStay: () => {} };

/** Warns before the browser tab is closed or reloaded. For pages without a router. */
const useTabGuard: UseUnsavedGuard = (hasChanges) => {
  useEffect(() => {
    if (!hasChanges) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [hasChanges]);
  return inactiveGuard;
};

export interface UnsavedChangesGuardProps {
  /** Blocks navigation while there are unsaved changes. Default: guards the browser tab only. */
  readonly useUnsavedGuard?: UseUnsavedGuard | undefined;
}

/** Asks before the user leaves with unsaved changes. */
export function UnsavedChangesGuard({ useUnsavedGuard = useTabGuard }: UnsavedChangesGuardProps) {
  const { draft, isCreated } = useFormActivity();
  const changeCount = useFormSummary(selectChangeCount);
  const { isAsking, onLeave, onStay } = useUnsavedGuard(changeCount > 0 && !isCreated);
  const leave = useEvent(() => {
    draft.end();
    onLeave();
  });
  // A save or discard may end while the dialog asks. Then nothing is lost anymore.
  const canLeave = isAsking && changeCount === 0;
  useEffect(() => {
    if (canLeave) leave();
  }, [canLeave, leave]);
  return (
    <UnsavedChangesDialog {...{ changeCount, onStay }} isAsking={isAsking && !canLeave} onLeave={leave} />
  );
}

type UnsavedChangesDialogProps = UnsavedGuard & { readonly changeCount: number };

/** Asks before unsaved changes are lost. */
export function UnsavedChangesDialog({ isAsking, changeCount, onLeave, onStay }: UnsavedChangesDialogProps) {
  const t = useMessages(en.form);
  return (
    <AlertDialog
      isOpen={isAsking}
      title={t.unsavedChanges}
      actionLabel={t.discard}
      onAction={onLeave}
      cancelLabel={t.keepEditing}
      onCancel={onStay}
    >
      {t.willBeLost(changeCount)}
    </AlertDialog>
  );
}
