import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const manager = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  color: color.fg.default,
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
});

/** Keeps the Add button at the end even while there is no search field. */
globalStyle(`${toolbar} > :last-child`, { marginInlineStart: 'auto' });

/** How the page works, and the number of search results. */
export const note = style({
  flex: 1,
  margin: 0,
  minWidth: rem(160),
  color: color.fg.muted,
  fontSize: vars.text.m.size,
  lineHeight: vars.text.m.line,
  '@media': { [media.phone]: { flexBasis: '100%' }, [media.largeText]: { minWidth: 0 } },
});

export const search = style({
  width: rem(260),
  '@media': {
    [media.phone]: { flex: 1, width: 'auto', minWidth: 0 },
    [media.largeText]: { flexBasis: '100%' },
  },
});
