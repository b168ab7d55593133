import { IconButton, useMessages } from '@advantage/ui';
import { ListChecksIcon } from '@advantage/ui/icons';
import { useReferralListParts } from '../list/ReferralListProvider.tsx';
import * as en from '../messages/en.ts';

/**
 * Toggles the checkboxes of the surrounding list; hiding them clears the selection. `SelectionBar` has the actions for
 * selected rows. Use inside `ReferralListProvider`. Renders nothing if the list always has checkboxes.
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
