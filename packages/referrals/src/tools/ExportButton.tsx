import { IconButton, lazyComponent, useMessages } from '@advantage/ui';
import { DownloadIcon } from '@advantage/ui/icons';
import { Suspense, useState } from 'react';
import { useReferralListParts } from '../list/ReferralListProvider.tsx';
import * as en from '../messages/en.ts';

// Loaded on demand, because few users open it.
const ExportDialog = lazyComponent(async () => (await import('./ExportDialog.tsx')).ExportDialog);

/** Exports the surrounding list as a CSV file. Use inside `ReferralListProvider`. */
export function ExportButton() {
  const t = useMessages(en.exporting);
  const { id, csvColumns, ...list } = useReferralListParts('ExportButton');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={DownloadIcon}
        tone="neutral"
        label={t.export}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ExportDialog
            list={id}
            shown={list.shown}
            rejected={list.rejected}
            failingSince={list.failingSince}
            audience={list.audience}
            showPrices={list.showPrices}
            columns={csvColumns}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
