import { Button, Dialog } from '@advantage/ui';
import { useFormParts } from '../form/formParts.ts';
import { texts } from '../form/texts.ts';
import { describeChanges } from '../values/describe.ts';
import { ChangeList } from './ChangeList.tsx';

interface ReviewDialogProps {
  /** The changes were seen. */
  readonly onClose: () => void;
}

/** Everything that a save would change, in words. */
export function ReviewDialog({ onClose }: ReviewDialogProps) {
  const { form } = useFormParts();
  const loaded = form.getLoaded();
  const changes = describeChanges(form.getValues(), loaded.saved, loaded.reference);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.changes(changes.length)}
      actions={<Button onPress={onClose}>{texts.backToForm}</Button>}
    >
      <ChangeList changes={changes} />
    </Dialog>
  );
}
