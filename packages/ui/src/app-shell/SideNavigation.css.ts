import { style, styleVariants } from '@vanilla-extract/css';
import { focusRingChrome } from '../theme/focus.css.ts';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, size, space, text, weight } = vars;
const { chrome } = color;

export const navigation = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  height: '100%',
  background: chrome.bg,
  color: chrome.muted,
  '@media': { [media.forcedColors]: { borderInlineEnd: '1px solid' } },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  minHeight: size.topbar,
  paddingBlock: 14,
  paddingInline: space[5],
  '@media': { [media.rail]: { paddingInline: 13 } },
});

/** In the rail, only the mark is visible. */
export const brandClip = style({
  display: 'flex',
  minWidth: 0,
  overflow: 'hidden',
  '@media': { [media.rail]: { width: rem(30) } },
});

export const scroll = style({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${chrome.border} transparent`,
  padding: `${space[2]} ${space[2]} ${space[4]}`,
});

const labelBase = style({
  margin: 0,
  paddingInline: space[3],
  paddingBottom: space[1],
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  fontWeight: weight.medium,
  color: chrome.muted,
  '@media': {
    // In the rail, a line replaces the label, which screen readers still read.
    [media.rail]: {
      boxSizing: 'border-box',
      height: rem(17),
      padding: space[2],
      fontSize: 0,
      lineHeight: 0,
      color: 'transparent',
      selectors: {
        '&::after': { content: '', display: 'block', borderTop: `1px solid ${chrome.border}` },
        '&:first-child': { height: 0, padding: 0, overflow: 'hidden' },
      },
    },
  },
});

export const label = styleVariants({
  normal: [labelBase, { paddingTop: space[4] }],
  dense: [labelBase, { paddingTop: space[3] }],
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const foot = style([
  list,
  { flex: 'none', padding: space[2], borderTop: `1px solid ${chrome.border}` },
]);

const itemBase = style([
  focusRingChrome,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    boxSizing: 'border-box',
    paddingInline: space[3],
    borderRadius: vars.radius.m,
    color: chrome.fg,
    fontSize: text.s.size,
    lineHeight: text.s.line,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: chrome.hover },
      '&[aria-current]': { background: chrome.selected, fontWeight: weight.medium },
    },
    '@media': {
      [media.rail]: { justifyContent: 'center', padding: 0 },
      [media.phone]: { height: vars.control.touch, fontSize: text.l.size, lineHeight: text.l.line },
      [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid', outlineOffset: -2 } } },
    },
  },
]);

/** An item whose page isn't available yet. */
export const planned = style({
  color: chrome.muted,
  textDecoration: 'underline dotted',
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
});

const onDesktop = (height: string | number) => ({ '@media': { [media.desktop]: { height } } });

export const item = styleVariants({
  normal: [itemBase, onDesktop(vars.control.s)],
  dense: [itemBase, onDesktop(vars.control.row)],
});

export const mark = style({
  display: 'flex',
  color: chrome.muted,
  selectors: { '[aria-current] > &': { color: chrome.mark } },
});

export const words = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [media.rail]: { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' } },
});
