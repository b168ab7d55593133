import { media, rem, vars } from '@advantage/ui/theme';
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
    [media.phone]: { gap: space[2], padding: `${space[3]} ${space[4]}` },
    [media.print]: { display: 'none' },
  },
});

/** The bar stays in view only where it has a date filter (TBL-10). */
export const filters = styleVariants({
  sticky: [bar, { position: 'sticky', insetBlockStart: 0, zIndex: 5 }],
  still: [bar],
});

export const rule = style({
  width: 1,
  height: rem(20),
  background: color.border.default,
  '@media': { [media.phone]: { display: 'none' } },
});

/** The controls that a phone folds away behind 'Filters'. */
export const folded = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  flex: '1 1 100%',
  paddingBlockStart: space[1],
  selectors: { '&[hidden]': { display: 'none' } },
});

globalStyle(`${folded} > *`, { flex: '1 1 auto' });
globalStyle(`${folded} > :first-child:nth-last-child(n + 3)`, { flexBasis: '100%' });

export const foldButton = style({
  flex: '0 0 auto',
  justifyContent: 'flex-start',
});

export const sortPicker = style({ display: 'flex', flex: '6 1 0', gap: space[2], minWidth: 0 });

/** Tools of the list: at the end of the bar, on a phone in a line of their own, which is kept for them until they come. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { flex: '1 1 100%', marginInlineStart: 0, minHeight: vars.control.touch } },
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
    [media.phone]: {
      padding: `${space[1]} ${space[4]}`,
      background: color.bg.subtle,
      borderBlock: `1px solid ${color.border.hairline}`,
    },
  },
});

export const dot = style({ color: color.fg.subtle, '@media': { [media.phone]: { display: 'none' } } });
