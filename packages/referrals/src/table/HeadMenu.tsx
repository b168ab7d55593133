import { AnchoredDialog, Button, Heading, nameIn, Stack, useMessages } from '@advantage/ui';
import type { ColumnSizingState } from '@tanstack/react-table';
import type { RefObject } from 'react';
import { clampWidth, columnInfo } from '../columns/column.ts';
import * as en from '../messages/en.ts';
import type { DrawnColumn } from './drawnTable.ts';

export interface HeadMenuProps {
  readonly column: DrawnColumn;
  readonly anchor: RefObject<HTMLElement>;
  readonly sizing: ColumnSizingState;
  readonly onSizingChange: (update: (now: ColumnSizingState) => ColumnSizingState) => void;
  readonly onClose: () => void;
}

/** How much a press changes the width of a column, in pixels. */
const step = 24;

/** The menu of a column header: its width, whether it is pinned, and whether it shows. */
export function HeadMenu({ column, anchor, sizing, onSizingChange, onClose }: HeadMenuProps) {
  const t = useMessages(en.columnTools);
  const { id, meta } = columnInfo({ ...column.columnDef, id: column.id });
  const label = nameIn(useMessages(en.headings), meta.label);
  const isPinned = column.getIsPinned?.() === 'start';
  const change = (by: number) => {
    const width = anchor.current.closest('th')?.getBoundingClientRect().width ?? 0;
    onSizingChange((now) => ({ ...now, [id]: clampWidth(width + by) }));
  };
  const close = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <AnchoredDialog isOpen onClose={onClose} label={t.columnMenu(label)} anchor={anchor}>
      <Stack space={2}>
        <Heading level={3}>{label}</Heading>
        <Button tone="quiet" isFullWidth onPress={() => change(step)}>
          {t.wider}
        </Button>
        <Button tone="quiet" isFullWidth onPress={() => change(-step)}>
          {t.narrower}
        </Button>
        <Button
          tone="quiet"
          isFullWidth
          isDisabled={sizing[id] === undefined}
          onPress={() => onSizingChange(({ [id]: _, ...others }) => others)}
        >
          {t.usualWidth}
        </Button>
        {column.pin && (
          <Button tone="quiet" isFullWidth onPress={close(() => column.pin?.(isPinned ? false : 'start'))}>
            {isPinned ? t.unpin : t.pin}
          </Button>
        )}
        {column.toggleVisibility && !meta.isFixed && (
          <Button tone="quiet" isFullWidth onPress={close(() => column.toggleVisibility?.(false))}>
            {t.hide(label)}
          </Button>
        )}
      </Stack>
    </AnchoredDialog>
  );
}
