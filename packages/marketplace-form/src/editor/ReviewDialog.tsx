import { Button, Dialog } from '@advantage/ui';
import { useFormSession } from '../form/FormSessionContext.ts';
import { describeChanges } from '../values/describe.ts';
import { ChangeList } from './ChangeList.tsx';

interface ReviewDialogProps {
  /** The changes were seen. */
  readonly onClose: () => void;
}

/** Everything that a save would change, in words. */
export function ReviewDialog({ onClose }: ReviewDialogProps) {
  const session = useFormSession();
  const { saved, reference } = session.subject();
  const changes = describeChanges(session.values(), saved, reference);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={changes.length === 1 ? '1 change' : `${changes.length} changes`}
      actions={<Button onPress={onClose}>Back to the form</Button>}
    >
      <ChangeList changes={changes} />
    </Dialog>
  );
}
