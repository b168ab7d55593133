import { IconButton } from '@advantage/ui';
import { ListChecksIcon } from '@advantage/ui/icons';
import { useReferralListParts } from '../list/ReferralListProvider.tsx';

/**
 * Gives the rows of the list around it checkboxes, and takes them away again with the selection. `SelectionBar` says what
 * can be done with selected rows. A part of `ReferralListProvider`; nothing where the list always has checkboxes.
 */
export function SelectButton() {
  const { selectionMode, setSelecting } = useReferralListParts('SelectButton');
  if (selectionMode === 'always') return null;
  const isOn = selectionMode === 'on';
  return (
    <IconButton
      icon={ListChecksIcon}
      tone="neutral"
      label="Select rows"
      aria-pressed={isOn}
      onPress={() => setSelecting(!isOn)}
    />
  );
}
