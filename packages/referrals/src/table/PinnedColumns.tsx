import { useBrowserLayoutEffect } from '@advantage/ui/internal';
import { useRef } from 'react';
import { maxPinned, offsets } from './PinnedColumns.css.ts';

export interface PinnedColumnsProps {
  /** Number of columns pinned to the start of the table. */
  readonly start: number;
  /** Number of columns pinned to the end of the table. */
  readonly end: number;
}

/** Rendered inside the head of a table: pins columns to its edges, following their measured widths. */
export function PinnedColumns({ start, end }: PinnedColumnsProps) {
  const markerRef = useRef<HTMLSpanElement>(null);
  useBrowserLayoutEffect(() => {
    const table = markerRef.current?.closest('table');
    return table ? pinColumns(table, { start, end }) : undefined;
  }, [start, end]);
  return <span ref={markerRef} hidden />;
}

function pinColumns(table: HTMLTableElement, { start, end }: PinnedColumnsProps) {
  const cells = [...(table.tHead?.rows[0]?.cells ?? [])];
  const pinned = {
    start: cells.slice(0, Math.min(start, maxPinned)),
    end: cells.toReversed().slice(0, Math.min(end, maxPinned)),
  };
  const measure = () => {
    for (const side of ['start', 'end'] as const) {
      let offset = 0;
      for (const [index, cell] of pinned[side].entries()) {
        table.style.setProperty(offsets[side][index] ?? '', `${offset}px`);
        offset += cell.getBoundingClientRect().width;
      }
    }
  };
  const region = table.parentElement;
  const onScroll = () => table.toggleAttribute('data-scrolled', region !== null && region.scrollLeft !== 0);
  table.dataset.pinnedStart = String(pinned.start.length);
  table.dataset.pinnedEnd = String(pinned.end.length);
  measure();
  onScroll();
  const resizeObserver = new ResizeObserver(measure);
  for (const cell of [...pinned.start, ...pinned.end]) resizeObserver.observe(cell);
  region?.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    resizeObserver.disconnect();
    region?.removeEventListener('scroll', onScroll);
    delete table.dataset.pinnedStart;
    delete table.dataset.pinnedEnd;
    table.removeAttribute('data-scrolled');
  };
}
