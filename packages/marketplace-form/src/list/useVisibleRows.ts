import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** A row to render, and the space of the skipped rows before it. */
export interface VisibleRow {
  readonly index: number;
  /** Height of the skipped rows between the previously rendered row and this one, in pixels. */
  readonly gap: number;
}

/** Lists longer than this are virtualized. */
const virtualizeAbove = 100;

/** Height of a row before it is measured, in pixels. */
const estimatedHeight = 53;

interface VisibleRowsOptions {
  readonly count: number;
  readonly keyOf: (index: number) => number;
  readonly body: RefObject<HTMLElement | null>;
  /** Indexes of rows to render even outside the viewport, e.g. a dragged row. */
  readonly alwaysRendered: readonly number[];
}

/**
 * Virtual scrolling for a long list: returns the rows in the viewport as the page scrolls. Lists of up to 100 rows are
 * rendered in full.
 */
export function useVisibleRows({ count, keyOf, body, alwaysRendered }: VisibleRowsOptions) {
  const isLong = count > virtualizeAbove;
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    if (isLong && body.current)
      setScrollMargin(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
  }, [isLong, body]);
  const virtualizer = useWindowVirtualizer({
    enabled: isLong,
    count,
    estimateSize: () => estimatedHeight,
    getItemKey: keyOf,
    overscan: 6,
    scrollMargin,
    rangeExtractor: (range) => {
      const extra = alwaysRendered.filter((index) => index < range.count);
      return [...new Set([...defaultRangeExtractor(range), ...extra])].sort((a, b) => a - b);
    },
  });
  if (!isLong) {
    const rows = Array.from({ length: count }, (_, index): VisibleRow => ({ index, gap: 0 }));
    const placeOf = (index: number) => {
      const row = body.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`);
      return row ? { start: row.offsetTop, size: row.offsetHeight } : undefined;
    };
    return { rows, gapAfter: 0, measure: undefined, reveal: undefined, placeOf };
  }
  let end = scrollMargin;
  const rows = virtualizer.getVirtualItems().map((item): VisibleRow => {
    const gap = item.start - end;
    end = item.end;
    return { index: item.index, gap };
  });
  return {
    rows,
    /** Height of the skipped rows at the end, in pixels. */
    gapAfter: virtualizer.getTotalSize() + scrollMargin - end,
    measure: virtualizer.measureElement,
    /** Scrolls to a row that may not be rendered yet. */
    reveal: virtualizer.scrollToIndex,
    /** Returns where a row is in the layout, and its height, even if it isn't rendered. */
    placeOf: (index: number) => virtualizer.measurementsCache[index],
  };
}
