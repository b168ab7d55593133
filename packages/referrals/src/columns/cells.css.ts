import { media, oneLine, rem, textStyle, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, text } = vars;

/** Visually hidden, but available to screen readers and copied with the row. */
const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Shrinks and truncates with an ellipsis at the end of the text, in either page direction. */
export const cut = style({
  minWidth: 0,
  ...oneLine,
  unicodeBidi: 'plaintext',
  '@media': { [media.print]: { whiteSpace: 'normal' } },
});

/** One of two lines of a cell. */
export const firstLine = style([cut, { display: 'block', maxWidth: '100%', lineHeight: text.xs.line }]);
export const secondLine = style([
  firstLine,
  { color: color.fg.subtle, fontSize: text.xs.size, fontVariantNumeric: 'tabular-nums' },
]);

/** Clamps a text to two lines. */
export const twoLines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'break-word',
  unicodeBidi: 'plaintext',
  '@media': { [media.print]: { display: 'inline' } },
});

/** A location with an unusually long city, whose state wraps below it and is never cut. */
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '.25em',
  // A state comes after its city in either page direction.
  direction: 'ltr',
  selectors: { '&:dir(rtl)': { justifyContent: 'flex-end' } },
  '@media': { [media.print]: { display: 'inline' } },
});
// A two-letter state always fits. A longer text from a source gets an ellipsis.
export const state = style([cut, { flex: 'none', maxWidth: '100%' }]);

/** The first policy type and the number of others. */
export const lines = style([
  twoLines,
  {
    selectors: {
      '&::after': {
        content: 'attr(data-more)',
        direction: 'ltr',
        unicodeBidi: 'isolate',
        marginInlineStart: 5,
        color: color.fg.subtle,
        fontSize: text.xs.size,
      },
    },
    '@media': { [media.print]: { selectors: { '&::after': { content: 'none' } } } },
  },
]);
globalStyle(`${lines} > :last-child`, { '@media': { screen: unseen } });

/** A cell with a badge, which follows its text in the direction of the page. */
export const withBadge = style({ selectors: { '&&': { unicodeBidi: 'normal' } } });

/** A badge after the text of a cell. */
export const afterText = style({ marginInlineStart: 4 });

/** A secondary text in a smaller size. */
export const small = style({ fontSize: text.xs.size });

/** Category: 'Direct Call' needs all of its width. */
export const noEnd = style({ selectors: { '&&': { paddingInlineEnd: 0 } } });

/** Assigned To: two lines of names need all of its width. */
export const closeEnd = style({
  selectors: { '&&:last-child': { paddingInlineStart: 14, paddingInlineEnd: 6 } },
});

export const icon = style({ display: 'inline-flex', verticalAlign: 'middle', color: color.fg.muted });

export const name = style({ selectors: { 'tbody &': { fontWeight: vars.weight.medium } } });

/** Text at the end of a card's title, in the size of its second line. */
export const cardEnd = style({
  color: color.fg.muted,
  fontSize: text.s.size,
  fontWeight: vars.weight.regular,
});

/** Time left and delivery time of a card. */
export const times = style({ display: 'grid', justifyItems: 'start' });
export const cardDate = style({ color: color.fg.subtle, ...textStyle.xs });
globalStyle(`${times} > :not(${cardDate})`, { ...textStyle.s });

/** A phone number or email address, with a copy button right after it. Underline and button wait for the row. */
export const contact = style({ display: 'flex', alignItems: 'center', gap: 4, maxWidth: '100%' });
export const contactLink = style([
  cut,
  {
    color: 'inherit',
    textDecorationColor: color.border.control,
    textUnderlineOffset: rem(3),
    textDecorationLine: 'none',
    selectors: {
      'tr:is(:hover, :focus-within) &': { textDecorationLine: 'underline' },
      '&:hover': { textDecorationColor: 'currentcolor' },
      '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
    },
  },
]);
export const copy = style({
  flex: 'none',
  selectors: { 'tr:not(:hover, :focus-within) &:not(:focus-visible)': { opacity: 0 } },
  '@media': { [media.touch]: { selectors: { 'tr &&': { opacity: 1 } } } },
});

/** Calls or emails a consumer, on a card. */
export const cardLink = style({
  display: 'inline-flex',
  flex: '1 1 0',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: vars.control.touch,
  borderRadius: vars.radius.m,
  background: color.bg.hover,
  color: color.fg.default,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.bg.pressed },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
