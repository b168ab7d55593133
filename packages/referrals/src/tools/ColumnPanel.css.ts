import { rem, textStyle, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style({
  margin: `calc(-1 * ${space[1]}) calc(-1 * ${space[2]}) 0`,
  padding: 0,
  maxHeight: 'min(440px, 50vh)',
  overflowY: 'auto',
  listStyle: 'none',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.s,
  borderRadius: vars.radius.s,
  selectors: { '&[data-dragged]': { background: color.bg.selected } },
});

export const label = style({ flex: '1 1 auto', minWidth: 0 });

/** Drags its row. Dark only under the pointer, because every row has one. */
export const grip = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: rem(28),
  alignSelf: 'stretch',
  color: color.border.control,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    [`${row}:hover > &`]: { color: color.fg.muted },
    [`${row}[data-dragged] > &`]: { cursor: 'grabbing' },
    '&:empty': { cursor: 'default' },
  },
});

/** Density and reset. */
export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.border.hairline}`,
});

globalStyle(`${foot} > :last-child`, { alignSelf: 'start', marginInlineStart: -10 });

export const rowHeight = style({ color: color.fg.muted, ...textStyle.xs });
