import { IconButton, lazyComponent, Popover, Spinner, useMessages } from '@advantage/ui';
import { ColumnsIcon } from '@advantage/ui/icons';
import { Suspense } from 'react';
import { useReferralListParts } from '../list/ReferralListProvider.tsx';
import * as en from '../messages/en.ts';
import { usePhoneLayout } from '../table/phoneLayout.ts';

// Loaded on demand, because few users open it.
const ColumnPanel = lazyComponent(async () => (await import('./ColumnPanel.tsx')).ColumnPanel);

/** Opens the panel for columns and row density. Use inside `ReferralListProvider`. Hidden on phones. */
export function ColumnPicker() {
  const t = useMessages(en.columnTools);
  const { columns, state, defaults, setState } = useReferralListParts('ColumnPicker');
  // Columns and row density don't apply to cards.
  if (usePhoneLayout()) return null;
  return (
    <Popover
      placement="bottom end"
      label={t.title}
      trigger={<IconButton icon={ColumnsIcon} tone="neutral" label={t.title} aria-haspopup="dialog" />}
    >
      <Suspense fallback={<Spinner />}>
        <ColumnPanel columns={columns} state={state} defaults={defaults} onChange={setState} />
      </Suspense>
    </Popover>
  );
}
