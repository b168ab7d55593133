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

/** The bar stays in view only where it has a date filter; on a phone it scrolls away as one. */
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

/** The filters of a phone below each other, each as wide as the sheet. */
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
  // The sort next to it needs the room for the name of its column.
  '@media': { [media.phone]: { gap: 6, paddingInline: 10 } },
});

export const sortPicker = style({
  display: 'flex',
  flex: '6 1 0',
  gap: 6,
  minWidth: 0,
  '@media': { [media.largeText]: { order: 1, flexBasis: '100%' } },
});

/** Opens the tools; on a tablet at the end of the bar. */
export const foldedTools = style({ '@media': { [media.desktop]: { marginInlineStart: 'auto' } } });

/** Tools of the list: at the end of the bar, or where that has no room in a line below it. */
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

/** What a list shows, in words. */
export const caption = style({
  margin: 0,
  color: color.fg.muted,
  fontSize: text.s.size,
  lineHeight: text.s.line,
});

/** The line under the filters: caption and live state. */
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
    // Under the bar of the page: how fresh the list is and its button to pause stay at hand.
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

/** What a list shows and in which order; on a tablet in a second line. */
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
