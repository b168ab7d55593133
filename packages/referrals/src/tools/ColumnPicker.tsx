import { IconButton, Popover } from '@advantage/ui';
import { ColumnsIcon } from '@advantage/ui/icons';
import { useReferralListParts } from '../list/ReferralListProvider.tsx';
import { usePhoneLayout } from '../table/phoneLayout.ts';
import { ColumnPanel } from './ColumnPanel.tsx';

/** Opens the choice of columns, their order and the height of rows. A part of `ReferralListProvider`; not on phones. */
export function ColumnPicker() {
  const { columns, state, usual, setState } = useReferralListParts('ColumnPicker');
  // Cards show what there is room for: columns and heights say nothing there.
  if (usePhoneLayout()) return null;
  return (
    <Popover
      placement="bottom end"
      label="Columns and rows"
      trigger={
        <IconButton icon={ColumnsIcon} tone="neutral" label="Columns and rows" aria-haspopup="dialog" />
      }
    >
      <ColumnPanel columns={columns} state={state} usual={usual} onChange={setState} />
    </Popover>
  );
}
