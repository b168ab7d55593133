import type { UseUnsavedGuard } from '../guard/unsavedGuard.ts';
import { useStatus } from '../session/FormSessionContext.ts';
import { UnsavedChangesDialog } from '../UnsavedChangesDialog/UnsavedChangesDialog.tsx';

interface LeaveDialogProps {
  readonly useUnsavedGuard: UseUnsavedGuard;
  /** The marketplace was just created: there is nothing to lose (MKF-13). */
  readonly isDone: boolean;
}

/** Asks before unsaved changes are left behind. */
export function LeaveDialog({ useUnsavedGuard, isDone }: LeaveDialogProps) {
  const changeCount = useStatus(({ changes }) => changes.length);
  const { isAsking, onLeave, onStay } = useUnsavedGuard(changeCount > 0 && !isDone);
  return (
    <UnsavedChangesDialog
      isOpen={isAsking}
      changeCount={changeCount}
      onDiscard={onLeave}
      onContinue={onStay}
    />
  );
}
