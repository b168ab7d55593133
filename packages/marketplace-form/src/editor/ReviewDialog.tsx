import { Button, Dialog, Stack, useMessages } from '@advantage/ui';
import { useFormActions } from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import { checkForm } from '../values/allRules.ts';
import { compareContracts } from '../values/contract.ts';
import { describeChanges } from '../values/describeChanges.ts';
import { ChangeList } from './ChangeList.tsx';
import { ContractChanges } from './ContractChanges.tsx';
import { useChangeMessages, useContractMessages } from './useFormMessages.ts';

interface ReviewDialogProps {
  readonly onClose: () => void;
}

/** Shows everything that a save would change: the sentences before and after, then field by field. */
export function ReviewDialog({ onClose }: ReviewDialogProps) {
  const t = useMessages(en.changes);
  const { form } = useFormActions();
  const { original, saved, reference } = form.getLoaded();
  const values = form.getValues();
  const changes = describeChanges(values, saved, reference, useChangeMessages());
  const sentences = compareContracts(
    values,
    original && saved,
    reference,
    checkForm(values, reference),
    useContractMessages(),
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.changes(changes.length)}
      actions={<Button onPress={onClose}>{t.backToForm}</Button>}
    >
      <Stack space={6}>
        {sentences.some(({ before }) => before !== undefined) && <ContractChanges sentences={sentences} />}
        <ChangeList changes={changes} />
      </Stack>
    </Dialog>
  );
}
