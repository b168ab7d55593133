import { media, rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Fills its page with one surface. */
export const manager = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  flex: 'auto',
  background: color.bg.surface,
  color: color.fg.default,
});

/** One line between the title of the page and the flags: a fact at the start, the tools at the end. */
export const band = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: rem(64),
  paddingInline: space[4],
  '@media': { [media.phone]: { paddingBlock: space[2] } },
});

/** How the page works, and the number of search results. */
export const note = style({
  flex: 1,
  margin: 0,
  minWidth: rem(160),
  color: color.fg.muted,
  fontSize: vars.text.m.size,
  lineHeight: vars.text.m.line,
  '@media': { [media.largeText]: { minWidth: 0 } },
});

export const search = style({
  width: rem(216),
  '@media': {
    [media.phone]: { flex: '1 0 100%', order: 1, width: 'auto' },
    [media.largeText]: { flexBasis: '100%' },
  },
});

/** Notes of the host below the flags. */
export const notes = style({
  paddingBlockStart: space[5],
  paddingInline: space[4],
});

/** Whatever isn't a table keeps the distance of the band from the edges. */
export const inset = style({
  paddingBlockEnd: space[5],
  paddingInline: space[4],
});
