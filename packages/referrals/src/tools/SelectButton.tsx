import { IconButton, useMessages } from '@advantage/ui';
import { ListChecksIcon } from '@advantage/ui/icons';
import { useReferralListParts } from '../list/ReferralListProvider.tsx';
import * as en from '../messages/en.ts';

/**
 * Gives the rows of the list around it checkboxes, and takes them away again with the selection. `SelectionBar` says what
 * can be done with selected rows. A part of `ReferralListProvider`; nothing where the list always has checkboxes.
 */
export function SelectButton() {
  const t = useMessages(en.selection);
  const { selectionMode, setSelecting } = useReferralListParts('SelectButton');
  if (selectionMode === 'always') return null;
  const isOn = selectionMode === 'on';
  return (
    <IconButton
      icon={ListChecksIcon}
      tone="neutral"
      label={t.selectRows}
      aria-pressed={isOn}
      onPress={() => setSelecting(!isOn)}
    />
  );
}
