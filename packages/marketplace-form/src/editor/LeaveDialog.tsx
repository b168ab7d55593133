import { useState } from 'react';
import { useFormSummary } from '../form/formParts.ts';
import type { UseUnsavedGuard } from '../form/unsavedGuard.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

interface LeaveDialogProps {
  /** Keeps people from leaving with unsaved changes. */
  readonly useUnsavedGuard: UseUnsavedGuard;
  /** The marketplace was just created: there is nothing to lose (MKF-13). */
  readonly isDone: boolean;
  /** The person leaves without the changes. */
  readonly onAbandon: () => void;
}

/** Asks before unsaved changes are left behind. */
export function LeaveDialog({ useUnsavedGuard, isDone, onAbandon }: LeaveDialogProps) {
  const changeCount = useFormSummary().changes.length;
  const { isAsking, onLeave, onStay } = useUnsavedGuard(changeCount > 0 && !isDone);
  const [hasAsked, setHasAsked] = useState(isAsking);
  if (isAsking && !hasAsked) setHasAsked(true);
  // Most people never see it; once there it stays, to leave in its own time.
  if (!hasAsked) return null;
  return (
    <UnsavedChangesDialog
      isOpen={isAsking}
      changeCount={changeCount}
      onDiscard={() => {
        onAbandon();
        onLeave();
      }}
      onContinue={onStay}
    />
  );
}
