import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { iconButtonStyles } from '../icon-button/IconButton.css.ts';
import { scrim as overlayScrim } from '../popover/overlay.css.ts';
import { media, rem, topBarHeight } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, motion, size, space, text } = vars;

/** Phones with very large text or in landscape: a sticky top bar would take up too much of the screen. */
const tiny = `screen and (max-width: 19.9375em), ${media.phone} and (max-height: 31.1875em)`;

const shellBase = style({
  display: 'grid',
  gridTemplateColumns: `${size.nav} minmax(0, 1fr)`,
  '@media': {
    [media.rail]: { gridTemplateColumns: `${rem(56)} minmax(0, 1fr)` },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '100dvh' },
    [media.print]: { display: 'block' },
  },
});

export const shell = styleVariants({
  list: [shellBase, { '@media': { [media.desktop]: { height: '100dvh' } } }],
  page: [shellBase, { minHeight: '100dvh', '@media': { [media.print]: { minHeight: 0 } } }],
});

export const aside = style({
  position: 'sticky',
  insetBlockStart: 0,
  height: '100dvh',
  '@media': { [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } },
});

const columnBase = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  vars: { [topBarHeight]: size.topbar },
  '@media': { [tiny]: { vars: { [topBarHeight]: '0px' } } },
});

export const column = styleVariants({
  // Named page for printing. A host can print lists in landscape with `@page list { size: landscape }`.
  list: [columnBase, { background: color.bg.surface, '@media': { [media.print]: { page: 'list' } } }],
  page: [
    columnBase,
    { background: color.bg.canvas, '@media': { [media.print]: { background: color.bg.surface } } },
  ],
});

export const topBar = style({
  position: 'sticky',
  zIndex: 20,
  insetBlockStart: 0,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[3],
  boxSizing: 'border-box',
  height: size.topbar,
  paddingInline: space[5],
  background: color.bg.surface,
  borderBottom: `1px solid ${color.border.hairline}`,
  '@media': {
    [media.phone]: { gap: space[1], paddingInline: space[1] },
    [tiny]: { position: 'static' },
    [media.print]: { position: 'static', border: 0 },
  },
});

globalStyle(`${topBar} > :not(h1)`, { '@media': { [media.print]: { display: 'none' } } });

export const menuButton = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } });

export const heading = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.xl.size,
  lineHeight: text.xl.line,
  fontWeight: vars.weight.strong,
  letterSpacing: '-.01em',
  '@media': {
    [media.phone]: { fontSize: text.l.size, lineHeight: text.l.line },
    // Phones with large text: two lines that fit the height of the bar.
    [media.largeText]: { whiteSpace: 'normal', lineHeight: 1.15 },
  },
});

export const main = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});

// Icon-only buttons are useless on paper.
const iconButton = iconButtonStyles.classNames.base.split(' ')[0];
globalStyle(`${main} .${iconButton}`, { '@media': { [media.print]: { display: 'none' } } });

// Browsers repeat table headers on every printed page, but not buttons inside them. `display: contents` leaves only
// the button's text.
globalStyle(`${main} th button`, { '@media': { [media.print]: { display: 'contents' } } });
globalStyle(`${main} th button > svg`, { '@media': { [media.print]: { position: 'static' } } });

export const drawerScrim = overlayScrim;

export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  width: rem(288),
  maxWidth: 'calc(100% - 48px)',
  boxShadow: vars.shadow.l,
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { transform: 'translateX(-100%)' },
    '&:dir(rtl):is([data-entering], [data-exiting])': { transform: 'translateX(100%)' },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const drawerDialog = style({ height: '100%', outline: 'none' });
