import { media, plainButton, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { cut, lines, twoLines } from '../columns/cells.css.ts';

const { color } = vars;

// The menu of a header waits for the pointer or the focus.
const unused = 'th:not(:hover, :focus-within) &';
export const menuButton = style({
  ...plainButton,
  position: 'absolute',
  insetBlock: 8,
  insetInlineEnd: 2,
  display: 'grid',
  placeItems: 'center',
  width: rem(18),
  borderRadius: vars.radius.s,
  background: color.bg.surface,
  color: color.fg.muted,
  // The target is wider than what it covers of the name, since the edge that resizes the column lies over its end.
  '::before': { content: '', position: 'absolute', insetBlock: -1, insetInline: '-12px 0' },
  selectors: {
    [unused]: { opacity: 0 },
    '&:hover': { background: color.bg.pressed, color: color.fg.default },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
  },
});

/** A focused row that doesn't open shows its texts in full. */
const row = 'tr[data-id][tabindex]:focus';
globalStyle(`${row} > *`, { paddingBlock: '4px', whiteSpace: 'normal', overflowWrap: 'anywhere' });
globalStyle(`${row} :is(${cut}, ${twoLines})`, {
  display: 'inline-block',
  overflow: 'visible',
  whiteSpace: 'normal',
});
// Shows all policy types instead of the number of others.
globalStyle(`${row} ${lines} > :last-child`, { position: 'static', clipPath: 'none', overflow: 'visible' });
globalStyle(`${row} ${lines}::after`, { content: 'none' });

/** Positioned at the end edge of its header cell. The line appears on hover and focus. */
export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 8,
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 6,
    insetInlineEnd: 0,
    width: 2,
    borderRadius: 1,
  },
  selectors: {
    'th:hover > &::after': { background: color.border.control },
    '&:is(:hover, :active)::after': { background: color.accent.mark },
  },
  '@media': {
    [media.touch]: { width: 24 },
    [media.forcedColors]: {
      selectors: {
        'th:hover > &::after': { background: 'CanvasText' },
        '&:is(:hover, :active)::after': { background: 'Highlight' },
      },
    },
  },
});

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
        [side === 'start' ? 'borderInlineEnd' : 'borderInlineStart']: `1px solid ${color.border.control}`,
      },
    );
  }
}
