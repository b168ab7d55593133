import { media, rem, underTopBar, vars } from '@advantage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, space, text } = vars;

const bar = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  boxSizing: 'border-box',
  minHeight: rem(56),
  padding: `${space[3]} ${space[5]}`,
  background: color.bg.surface,
  '@media': {
    [media.rail]: { gap: space[2] },
    [media.phone]: { gap: 6, padding: `${space[3]} ${space[4]}` },
    [media.print]: { display: 'none' },
  },
});

/** The bar is sticky only on desktop and with a date filter. */
export const filters = styleVariants({
  sticky: [bar, { '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: 0, zIndex: 5 } } }],
  still: [bar],
});

export const rule = style({
  width: 1,
  height: rem(20),
  background: color.border.default,
  '@media': { [media.phone]: { display: 'none' }, [media.rail]: { display: 'none' } },
});

/** Stacks the filters on phones, each as wide as the sheet. */
export const sheet = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

globalStyle(`${sheet} > label`, { minHeight: vars.control.touch });

export const sheetHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.control.touch,
});

export const foldButton = style({
  flex: '0 0 auto',
  justifyContent: 'flex-start',
  // Leaves room for the column name in the sort picker next to it.
  '@media': { [media.phone]: { gap: 6, paddingInline: 10 } },
});

export const sortPicker = style({
  display: 'flex',
  flex: '6 1 0',
  gap: 6,
  minWidth: 0,
  '@media': { [media.largeText]: { order: 1, flexBasis: '100%' } },
});

/** The button that opens the tools; at the end of the bar on tablets. */
export const foldedTools = style({ '@media': { [media.desktop]: { marginInlineStart: 'auto' } } });

/** The tools of the list: at the end of the bar or, where space is short, on a line below it. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&[data-folded]': { flex: '1 1 100%', marginInlineStart: 0 },
  },
  '@media': {
    [media.phone]: { minHeight: vars.control.touch },
    [media.largeText]: { flexWrap: 'wrap' },
    [media.print]: { display: 'none' },
  },
});

/** Text that describes what the list shows. */
export const caption = style({
  margin: 0,
  color: color.fg.muted,
  fontSize: text.s.size,
  lineHeight: text.s.line,
});

/** The line below the filters: caption and live status. */
export const statusLine = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: rem(24),
  padding: `0 ${space[5]} ${space[3]}`,
  background: color.bg.surface,
  '@media': {
    // Sticks below the top bar of the page, so freshness and the pause button stay in view.
    [media.phone]: {
      position: 'sticky',
      insetBlockStart: underTopBar,
      zIndex: 5,
      padding: `0 ${space[4]}`,
      background: color.bg.subtle,
      borderBlock: `1px solid ${color.border.hairline}`,
    },
    [media.largeText]: { paddingBlock: space[1] },
  },
});

/** Caption and sort order; on a second line on tablets. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  '@media': {
    [`${media.desktop} and (max-width: ${1023 / 16}em)`]: {
      order: 1,
      flex: '1 0 100%',
      marginBlockStart: space[1],
    },
  },
});

export const dot = style({ color: color.fg.subtle });
