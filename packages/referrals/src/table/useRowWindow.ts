import { useBrowserLayoutEffect } from '@advantage/ui/internal';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowRange, rowWindow, windowingThreshold } from './rowWindow.ts';

export interface WindowedRows extends RowRange {
  /** Height of the rows that aren't rendered, above and below, in pixels. */
  readonly before: number;
  readonly after: number;
}

/** Number of rows to render before row height has been measured. */
const initialRowCount = 25;

/**
 * Returns the rows of a long list to render. Follows scrolling of the region around the table and of all its ancestors.
 * Short lists are rendered in full, without listeners.
 */
export function useRowWindow(count: number, body: RefObject<HTMLElement | null>): WindowedRows {
  const isLong = count > windowingThreshold;
  const [{ start, end, rowHeight }, setMeasured] = useState({ start: 0, end: initialRowCount, rowHeight: 0 });

  const measure = useCallback(() => {
    const measured = visibleRows(count, body.current);
    if (measured) setMeasured((previous) => (isSame(previous, measured) ? previous : measured));
  }, [count, body]);

  useBrowserLayoutEffect(() => {
    if (isLong) measure();
  }, [isLong, measure]);

  useEffect(() => {
    if (!isLong) return;
    const scroller = getScrollRegion(body.current);
    // Render synchronously. Otherwise React renders after the scrolled frame, which would show blank rows.
    const onScroll = () => flushSync(measure);
    // Scroll events inside a shadow root don't reach the document.
    const shadowScroller = scroller?.getRootNode() === document ? null : scroller;
    shadowScroller?.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('scroll', onScroll, { passive: true, capture: true });
    const resizeObserver = new ResizeObserver(measure);
    // Row height changes with the brand.
    for (const part of [scroller, body.current]) if (part) resizeObserver.observe(part);
    return () => {
      shadowScroller?.removeEventListener('scroll', onScroll);
      document.removeEventListener('scroll', onScroll, { capture: true });
      resizeObserver.disconnect();
    };
  }, [isLong, measure, body]);

  if (!isLong) return { start: 0, end: count, before: 0, after: 0 };
  const last = Math.min(end, count);
  return { start, end: last, before: start * rowHeight, after: (count - last) * rowHeight };
}

interface MeasuredRange extends RowRange {
  readonly rowHeight: number;
}

const isSame = (a: MeasuredRange, b: MeasuredRange) =>
  a.start === b.start && a.end === b.end && a.rowHeight === b.rowHeight;

/** Returns the element that scrolls the table. A ref to it would still be empty at the first measurement. */
const getScrollRegion = (body: HTMLElement | null) => body?.closest('table')?.parentElement ?? null;

function visibleRows(count: number, body: HTMLElement | null): MeasuredRange | null {
  const region = getScrollRegion(body);
  const rowHeight = body?.querySelector<HTMLElement>('tr[data-id]')?.offsetHeight ?? 0;
  if (!region || !body || rowHeight === 0) return null;
  const frame = region.getBoundingClientRect();
  const upper = Math.max(frame.top, 0);
  const lower = Math.min(frame.bottom, window.innerHeight);
  const top = upper - body.getBoundingClientRect().top;
  return { ...rowWindow({ count, rowHeight, top, height: Math.max(0, lower - upper) }), rowHeight };
}
