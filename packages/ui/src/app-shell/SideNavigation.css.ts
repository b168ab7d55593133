import { style, styleVariants } from '@vanilla-extract/css';
import { focusRingChrome } from '../theme/focus.css.ts';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, size, space, text, weight } = vars;
const { chrome } = color;

const { drawer, navigationRail: rail } = media;

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
  paddingInline: space[4],
  '@media': { [rail]: { justifyContent: 'center', padding: 0 } },
});

/** In the rail, only the mark is visible. */
export const brandClip = style({
  display: 'flex',
  minWidth: 0,
  overflow: 'hidden',
  '@media': { [rail]: { width: rem(30) } },
});

export const scroll = style({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${chrome.border} transparent`,
  padding: `0 6px ${space[4]}`,
});

export const label = style({
  margin: 0,
  padding: `${space[4]} 10px ${space[1]}`,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  // In the rail, only screen readers read the labels.
  '@media': {
    [rail]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const foot = style([
  list,
  { flex: 'none', padding: `${space[2]} 6px`, borderTop: `1px solid ${chrome.border}` },
]);

const entry = style([
  focusRingChrome,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    boxSizing: 'border-box',
    width: '100%',
    minHeight: rem(32),
    padding: '0 10px',
    border: 0,
    borderRadius: vars.radius.m,
    background: 'none',
    color: chrome.fg,
    fontFamily: 'inherit',
    fontSize: text.s.size,
    lineHeight: text.s.line,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &:hover': { background: chrome.hover },
      '&[aria-current]': { background: chrome.selected, color: chrome.fg, fontWeight: weight.medium },
    },
    '@media': {
      [rail]: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 3,
        minHeight: rem(52),
        marginBlockStart: space[1],
        padding: `${space[1]} 2px`,
        fontSize: text.xs.size,
        lineHeight: text.xs.line,
        textAlign: 'center',
      },
      [drawer]: { minHeight: vars.control.touch, fontSize: text.l.size, lineHeight: text.l.line },
      [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid', outlineOffset: -2 } } },
    },
  },
]);

export const item = style([entry]);

/** An item whose page isn't available yet: muted text below the words of the others. */
export const planned = style([
  entry,
  {
    minHeight: rem(28),
    paddingInlineStart: 36,
    color: chrome.muted,
    '@media': {
      [rail]: { minHeight: rem(36), paddingInlineStart: 2 },
      [drawer]: { minHeight: vars.control.touch },
    },
  },
]);

/** Opens a group without a page: its label, in the place of other labels. */
export const fold = style([
  entry,
  {
    justifyContent: 'space-between',
    marginBlockStart: space[3],
    color: chrome.muted,
    '@media': {
      [media.wide]: { minHeight: rem(28), fontSize: text.xs.size, lineHeight: text.xs.line },
      [rail]: { justifyContent: 'center', marginBlockStart: space[1] },
    },
  },
]);

export const mark = style({
  display: 'flex',
  color: chrome.muted,
  selectors: { '[aria-current] > &': { color: chrome.mark } },
});

const wordsBase = style({ minWidth: 0, '@media': { [rail]: { letterSpacing: '-.01em' } } });

/** In the rail, the longest word sets its width. A short label stays on one line. */
export const words = styleVariants({
  full: [wordsBase, { '@media': { [rail]: { width: 'min-content' } } }],
  short: [wordsBase, { '@media': { [rail]: { whiteSpace: 'nowrap' } } }],
});
