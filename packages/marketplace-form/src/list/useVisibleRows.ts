import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** A row to draw, with the room of the rows left out before it. */
export interface VisibleRow {
  readonly index: number;
  /** Height in pixels of the rows between the one drawn before and this one. */
  readonly gap: number;
}

/** Lists up to this length are drawn whole. */
const wholeUpTo = 100;

/** Height in pixels of a row before it is measured. */
const estimatedHeight = 65;

interface VisibleRowsOptions {
  readonly count: number;
  /** The key of a row, by its index. */
  readonly keyOf: (index: number) => number;
  /** The body of the table. */
  readonly body: RefObject<HTMLElement | null>;
  /** Rows that stay drawn wherever the page is scrolled, such as one that is being moved. */
  readonly alwaysRendered: readonly number[];
}

/** Chooses the rows of a long list that are on the screen, as the page scrolls. A list of up to 100 is drawn whole. */
export function useVisibleRows({ count, keyOf, body, alwaysRendered }: VisibleRowsOptions) {
  const isLong = count > wholeUpTo;
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
    return { rows, gapAfter: 0, measure: undefined, reveal: undefined };
  }
  let end = scrollMargin;
  const rows = virtualizer.getVirtualItems().map((item): VisibleRow => {
    const gap = item.start - end;
    end = item.end;
    return { index: item.index, gap };
  });
  return {
    rows,
    /** Height in pixels of the rows left out at the end. */
    gapAfter: virtualizer.getTotalSize() + scrollMargin - end,
    /** Measures a row; the ref of its element. */
    measure: virtualizer.measureElement,
    /** Scrolls to a row that may not be drawn yet. */
    reveal: virtualizer.scrollToIndex,
  };
}
