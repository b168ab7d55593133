import { vars } from '@advantage/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/** Maximum number of columns pinned to one edge. Further columns scroll. */
export const maxPinned = 6;

const indexes = Array.from({ length: maxPinned }, (_, index) => index);

/** Custom properties with the distance of each pinned column from its edge, measured by `PinnedColumns`. */
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
    const counts = Array.from({ length: maxPinned - index }, (_, more) => index + 1 + more);
    const tables = counts.map((count) => `[data-pinned-${side}="${count}"]`).join(', ');
    // Selects cells by element name, so no other element of the page is matched against :nth-child.
    globalStyle(cellsOf(`table:is(${tables}) > * > tr`, `${child}(${index + 1})`), {
      position: 'sticky',
      zIndex: 1,
      [inset]: `var(${offsets[side][index]}, 0px)`,
    });
    globalStyle(`table:is(${tables}) > thead > tr > th:${child}(${index + 1})`, { zIndex: 3 });
    // A border on the innermost pinned column once others scroll under it.
    globalStyle(
      cellsOf(`table[data-pinned-${side}="${index + 1}"][data-scrolled] > * > tr`, `${child}(${index + 1})`),
      {
        [side === 'start' ? 'borderInlineEnd' : 'borderInlineStart']:
          `1px solid ${vars.color.border.control}`,
      },
    );
  }
}
