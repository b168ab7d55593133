import { useState } from 'react';
import { changeCountOf, useFormActivity, useFormSummary } from '../form/formParts.ts';
import { type UseUnsavedGuard, useTabGuard } from '../form/unsavedGuard.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

/** What keeps people from leaving. */
export interface UnsavedChangesGuardProps {
  /** Keeps people from leaving with unsaved changes. Default: guards the browser tab only. */
  readonly useUnsavedGuard?: UseUnsavedGuard | undefined;
}

/** Asks before unsaved changes are left behind. */
export function UnsavedChangesGuard({ useUnsavedGuard = useTabGuard }: UnsavedChangesGuardProps) {
  const { draft, isCreated } = useFormActivity();
  const changeCount = useFormSummary(changeCountOf);
  const { isAsking, onLeave, onStay } = useUnsavedGuard(changeCount > 0 && !isCreated);
  const [hasAsked, setHasAsked] = useState(isAsking);
  if (isAsking && !hasAsked) setHasAsked(true);
  // Most people never see it; once there it stays, to leave in its own time.
  if (!hasAsked) return null;
  return (
    <UnsavedChangesDialog
      isOpen={isAsking}
      changeCount={changeCount}
      onDiscard={() => {
        draft.end();
        onLeave();
      }}
      onContinue={onStay}
    />
  );
}
