import type { UseUnsavedGuard } from '../form/unsavedGuard.ts';
import type { Conflict } from '../form/useConflict.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';

interface EditorDialogsProps {
  /** The changes are being looked at. */
  readonly isReviewing: boolean;
  /** The person has seen the changes. */
  readonly onReviewed: () => void;
  /** Someone else saved first. */
  readonly conflict: Conflict | undefined;
  /** Keeps people from leaving with unsaved changes. */
  readonly useUnsavedGuard: UseUnsavedGuard;
  /** The marketplace was just created: there is nothing to lose (MKF-13). */
  readonly isDone: boolean;
  /** The person leaves without the changes. */
  readonly onAbandon: () => void;
}

/** Everything that asks or tells in front of the form: the changes, a conflict, and leaving without saving. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { isReviewing, onReviewed, conflict, useUnsavedGuard, isDone, onAbandon } = props;
  return (
    <>
      {isReviewing && <ReviewDialog onClose={onReviewed} />}
      {conflict && (
        <MergeDialog
          versions={conflict.versions}
          onMerge={conflict.merge}
          onDiscard={conflict.discard}
          onClose={conflict.close}
        />
      )}
      <LeaveDialog useUnsavedGuard={useUnsavedGuard} isDone={isDone} onAbandon={onAbandon} />
    </>
  );
}
