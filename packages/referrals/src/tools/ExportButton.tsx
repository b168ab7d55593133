import { IconButton } from '@advantage/ui';
import { useState } from 'react';
import { ExportDialog } from './ExportDialog.tsx';
import type { ExportOptions } from './useExport.ts';

/** Writes a list down as a file. */
export function ExportButton(props: ExportOptions) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="download"
        tone="neutral"
        label="Export"
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      />
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
