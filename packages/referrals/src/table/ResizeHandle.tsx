import type { ColumnSizingState } from '@tanstack/react-table';
import { memo, type PointerEvent, useRef } from 'react';
import { clampWidth } from '../columns/columnInfo.ts';
import * as styles from './ResizeHandle.css.ts';

export interface ResizeHandleProps {
  /** The id of the column. */
  readonly id: string;
  /** Ids of the drawn columns, in order. */
  readonly columnIds: readonly string[];
  /** Called with a function that returns the new widths. Must be stable. */
  readonly onSizingChange: (update: (now: ColumnSizingState) => ColumnSizingState) => void;
}

interface Drag {
  readonly startX: number;
  readonly startWidth: number;
  /** Draws the given widths; null restores those before the drag. */
  preview(widths: ColumnSizingState | null): void;
  widths: ColumnSizingState | null;
}

/**
 * The resize handle at the end of a header cell, for mouse, pen and touch; the menu of the header does the same by
 * keyboard. The columns before it keep their widths, so the edge stays under the pointer. A double click resets.
 */
export const ResizeHandle = memo(function ResizeHandle({ id, columnIds, onSizingChange }: ResizeHandleProps) {
  const drag = useRef<Drag>(null);
  const end = (isDone: boolean) => {
    const widths = drag.current?.widths;
    drag.current?.preview(null);
    drag.current = null;
    if (isDone && widths) onSizingChange((now) => ({ ...now, ...widths }));
  };
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // Prevents text selection.
    event.preventDefault();
    const { currentTarget } = event;
    currentTarget.setPointerCapture(event.pointerId);
    drag.current = beginDrag(currentTarget, columnIds, event.clientX);
  };
  const handlePointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current) return;
    const delta = (clientX - current.startX) * directionOf(currentTarget);
    current.widths = measureWidths(currentTarget, columnIds, id, current.startWidth + delta);
    current.preview(current.widths);
  };
  return (
    <span
      aria-hidden="true"
      data-resize={id}
      className={styles.handle}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onDoubleClick={() => onSizingChange(({ [id]: _, ...others }) => others)}
    />
  );
});

const widthOf = (handle: Element) => handle.closest('th')?.getBoundingClientRect().width ?? 0;

const directionOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

/** Returns the new width of a column and the rendered widths of the columns before it. */
function measureWidths(
  handle: Element,
  ids: readonly string[],
  id: string,
  width: number,
): ColumnSizingState {
  const cells = handle.closest('tr')?.cells;
  const rendered = ids.slice(0, ids.indexOf(id)).flatMap((each, index) => {
    const cell = cells?.[index];
    return cell ? [[each, clampWidth(cell.getBoundingClientRect().width)] as const] : [];
  });
  return { ...Object.fromEntries(rendered), [id]: clampWidth(width) };
}

/** Starts a drag. Widths are drawn without rendering; the list state changes once, when the drag ends. */
function beginDrag(handle: Element, ids: readonly string[], startX: number): Drag {
  const columns = [...(handle.closest('table')?.querySelectorAll('col') ?? [])];
  const texts = columns.map(({ style }) => style.width);
  return {
    startX,
    startWidth: widthOf(handle),
    widths: null,
    preview: (widths) => {
      columns.forEach(({ style }, index) => {
        const width = widths?.[ids[index] ?? ''];
        style.width = width === undefined ? (texts[index] ?? '') : `${width}px`;
      });
    },
  };
}
