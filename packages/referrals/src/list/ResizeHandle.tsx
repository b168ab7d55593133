import { nameIn, useMessages } from '@advantage/ui';
import type { ColumnSizingState, Updater } from '@tanstack/react-table';
import { type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react';
import * as en from '../messages/en.ts';
import { clampWidth, widthLimits } from './listAddress.ts';
import * as styles from './ResizeHandle.css.ts';

/** The part of a TanStack table that resizing uses. */
interface SizedTable {
  getStartVisibleLeafColumns(): readonly { readonly id: string }[];
  getCenterVisibleLeafColumns(): readonly { readonly id: string }[];
  getEndVisibleLeafColumns(): readonly { readonly id: string }[];
  setColumnSizing(updater: Updater<ColumnSizingState>): void;
}

export interface ResizeHandleProps {
  /** The id of the column. */
  readonly id: string;
  /** The name of the column. */
  readonly label: string;
  /** Width in pixels that the table engine assumes until the column is measured. */
  readonly size: number;
  /** Column widths that the user has set so far. */
  readonly sizing: ColumnSizingState;
  readonly table: SizedTable;
}

interface Drag {
  readonly startX: number;
  readonly startWidth: number;
  /** Draws the given widths; null restores those before the drag. */
  preview(widths: ColumnSizingState | null): void;
  widths: ColumnSizingState | null;
}

const steps = { small: 10, large: 50 };

/**
 * The resize handle at the end of a header cell, for mouse, pen, touch and arrow keys. The columns before it keep their
 * widths, so the edge stays under the pointer.
 */
export const ResizeHandle = memo(function ResizeHandle(props: ResizeHandleProps) {
  const t = useMessages(en.columnTools);
  const label = nameIn(useMessages(en.headings), props.label);
  const { id, size, sizing, table } = props;
  const drag = useRef<Drag>(null);
  const initialSizing = useRef<ColumnSizingState>(null);
  const [measured, measure] = useState(size);
  const width = sizing[id];

  const change = (handle: Element, to: number) => {
    initialSizing.current ??= sizing;
    const widths = measureWidths(handle, visibleColumnIds(table), id, to);
    table.setColumnSizing((now) => ({ ...now, ...widths }));
    measure(clampWidth(to));
  };
  const cancel = () => {
    drag.current?.preview(null);
    drag.current = null;
    if (initialSizing.current) table.setColumnSizing(initialSizing.current);
    initialSizing.current = null;
  };
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // Prevents text selection and the browser's own focus change: the handle takes focus.
    event.preventDefault();
    const { currentTarget } = event;
    currentTarget.focus({ preventScroll: true });
    currentTarget.setPointerCapture(event.pointerId);
    drag.current = beginDrag(currentTarget, visibleColumnIds(table), event.clientX);
  };
  const handlePointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current) return;
    const delta = (clientX - current.startX) * directionOf(currentTarget);
    current.widths = measureWidths(currentTarget, visibleColumnIds(table), id, current.startWidth + delta);
    current.preview(current.widths);
  };
  const handlePointerUp = () => {
    const widths = drag.current?.widths;
    drag.current?.preview(null);
    drag.current = null;
    if (widths) table.setColumnSizing((now) => ({ ...now, ...widths }));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, currentTarget } = event;
    const step = (shiftKey ? steps.large : steps.small) * directionOf(currentTarget);
    const now = widthOf(currentTarget);
    const widths: Partial<Record<string, number>> = {
      ArrowLeft: now - step,
      ArrowRight: now + step,
      Home: widthLimits.min,
      End: widthLimits.max,
    };
    const next = widths[key];
    if (next === undefined && key !== 'Escape') return;
    event.preventDefault();
    if (next === undefined) cancel();
    else change(currentTarget, next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a movable separator can't be an <hr>
    <span
      role="separator"
      tabIndex={0}
      className={styles.handle}
      aria-label={t.widthOf(label)}
      aria-orientation="vertical"
      aria-valuenow={width ?? measured}
      aria-valuemin={widthLimits.min}
      aria-valuemax={widthLimits.max}
      aria-valuetext={width === undefined ? t.usualWidth : t.pixels(width)}
      onFocus={({ currentTarget }) => measure(clampWidth(widthOf(currentTarget)))}
      onBlur={() => {
        initialSizing.current = null;
      }}
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={cancel}
      onDoubleClick={() => table.setColumnSizing(({ [id]: _, ...others }) => others)}
    />
  );
});

const visibleColumnIds = (table: SizedTable): readonly string[] =>
  [
    ...table.getStartVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getEndVisibleLeafColumns(),
  ].map(({ id }) => id);

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
