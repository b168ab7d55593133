import { vars } from '@advantage/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/** Columns that can stay at an edge; further ones scroll. */
export const mostPinned = 6;

const indexes = Array.from({ length: mostPinned }, (_, index) => index);

/** How far a pinned column is from its edge, by its place among them: `PinnedColumns` measures it. */
export const offsets = {
  start: indexes.map((index) => `--pinned-start-${index}`),
  end: indexes.map((index) => `--pinned-end-${index}`),
};

const edges = {
  start: ['nth-child', 'insetInlineStart'],
  end: ['nth-last-child', 'insetInlineEnd'],
} as const;

const cellsOf = (row: string, which: string) => `${row} > td:${which}, ${row} > th:${which}`;

for (const side of ['start', 'end'] as const) {
  const [child, inset] = edges[side];
  for (const index of indexes) {
    const counts = Array.from({ length: mostPinned - index }, (_, more) => index + 1 + more);
    const tables = counts.map((count) => `[data-pinned-${side}="${count}"]`).join(', ');
    // By the names of cells, so that no other element of the page is asked which child it is.
    globalStyle(cellsOf(`table:is(${tables}) > * > tr`, `${child}(${index + 1})`), {
      position: 'sticky',
      zIndex: 1,
      [inset]: `var(${offsets[side][index]}, 0px)`,
    });
    globalStyle(`table:is(${tables}) > thead > tr > th:${child}(${index + 1})`, { zIndex: 3 });
    // A shadow on the last of them, as soon as others go under it.
    globalStyle(
      cellsOf(`table[data-pinned-${side}="${index + 1}"][data-scrolled] > * > tr`, `${child}(${index + 1})`),
      {
        [side === 'start' ? 'borderInlineEnd' : 'borderInlineStart']:
          `1px solid ${vars.color.border.control}`,
      },
    );
  }
}
