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
  const reset = () => onSizingChange(({ [id]: _, ...others }) => others);
  const pin = () => column.pin?.(isPinned ? false : 'start');
  const hide = () => column.toggleVisibility?.(false);
  const entry = (text: string, onPress: () => void, isDisabled = false) => (
    <Button tone="quiet" isFullWidth isDisabled={isDisabled} onPress={onPress}>
      {text}
    </Button>
  );
  return (
    <AnchoredDialog isOpen onClose={onClose} label={t.columnMenu(label)} anchor={anchor}>
      <Stack space={2}>
        <Heading level={3}>{label}</Heading>
        {entry(t.wider, () => change(step))}
        {entry(t.narrower, () => change(-step))}
        {entry(t.usualWidth, reset, sizing[id] === undefined)}
        {column.pin && entry(isPinned ? t.unpin : t.pin, close(pin))}
        {column.toggleVisibility && !meta.isFixed && entry(t.hide(label), close(hide))}
      </Stack>
    </AnchoredDialog>
  );
}
