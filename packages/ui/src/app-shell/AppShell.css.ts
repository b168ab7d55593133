import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { iconButtonStyles } from '../icon-button/IconButton.css.ts';
import { scrim as overlayScrim } from '../popover/Overlay.css.ts';
import { media, rem, topBarHeight } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, motion, size, space, text } = vars;

/** Phones with very large text or in landscape: a sticky top bar would take up too much of the screen. */
const veryLargeText = 'screen and (max-width: 19.9375em)';
const tiny = `${veryLargeText}, ${media.phone} and (max-height: 31.1875em)`;

const { drawer: narrow, navigationRail: rail } = media;
/** Below this width, the header row has no room for the line below the heading; screen readers still read it. */
const short = `${rail}, ${media.largeText}`;

const shellBase = style({
  display: 'grid',
  gridTemplateColumns: `${size.nav} minmax(0, 1fr)`,
  '@media': {
    [rail]: { gridTemplateColumns: `minmax(${rem(76)}, max-content) minmax(0, 1fr)` },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { minHeight: '100dvh' },
    [media.print]: { display: 'block' },
  },
});

const scrolling = style([shellBase, { minHeight: '100dvh', '@media': { [media.print]: { minHeight: 0 } } }]);

export const shell = styleVariants({
  list: [shellBase, { '@media': { [media.desktop]: { height: '100dvh' } } }],
  page: [scrolling],
  notice: [scrolling],
});

/** Skip links take no space. */
export const skips = style({ display: 'contents' });

export const aside = style({
  position: 'sticky',
  insetBlockStart: 0,
  height: '100dvh',
  '@media': { [narrow]: { display: 'none' }, [media.print]: { display: 'none' } },
});

const height = { [topBarHeight]: size.topbar };

const columnBase = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  vars: height,
  '@media': {
    [narrow]: { vars: { [topBarHeight]: rem(52) } },
    [tiny]: { vars: { [topBarHeight]: '0px' } },
  },
});

const onSurface = style([columnBase, { background: color.bg.surface }]);

export const column = styleVariants({
  // Named page for printing. A host can print lists in landscape with `@page list { size: landscape }`.
  list: [onSurface, { '@media': { [media.print]: { page: 'list' } } }],
  page: [
    columnBase,
    { background: color.bg.canvas, '@media': { [media.print]: { background: color.bg.surface } } },
  ],
  notice: [onSurface],
});

export const title = style({
  flex: '0 1 auto',
  minWidth: 0,
  marginInlineEnd: space[5],
  '@media': {
    [rail]: { marginInlineEnd: space[2] },
    [narrow]: { marginInlineEnd: space[1] },
    [veryLargeText]: { flex: '1 1 0' },
  },
});

const rowBase = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: size.topbar,
  paddingInline: `${space[4]} ${space[3]}`,
  background: color.bg.surface,
  borderBottom: `1px solid ${color.border.hairline}`,
  '@media': { [media.print]: { border: 0 } },
});

const rowInShell = style([
  rowBase,
  {
    position: 'sticky',
    zIndex: 20,
    insetBlockStart: 0,
    '@media': {
      [narrow]: { minHeight: rem(52), paddingInline: space[1] },
      [tiny]: { position: 'static' },
      [veryLargeText]: { flexWrap: 'wrap' },
      [media.print]: { position: 'static' },
    },
  },
]);

export const headerRow = styleVariants({
  list: [rowInShell],
  page: [rowInShell],
  notice: [rowInShell, { borderBottomColor: 'transparent', background: 'transparent' }],
});

globalStyle(`${rowInShell} > :not(${title})`, { '@media': { [media.print]: { display: 'none' } } });

export const menuButton = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });

export const heading = style({
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.l.size,
  lineHeight: rem(20),
  fontWeight: vars.weight.strong,
  letterSpacing: '-.01em',
  // Phones with large text: two lines that fit the height of the row.
  '@media': { [media.largeText]: { whiteSpace: 'normal', lineHeight: 1.15 } },
});

export const line = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  color: color.fg.muted,
  '@media': { [short]: { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' } },
});

/** As wide as its controls at least: the heading is cut before they are. */
export const controls = style({
  flex: 1,
  // On their own line, below the heading and the profile.
  '@media': {
    [veryLargeText]: { flex: 'none', order: 1, selectors: { '&:not(:empty)': { width: '100%' } } },
  },
});

export const tools = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });

/** The row of a page without a shell. */
export const ownRow = style([
  rowBase,
  {
    '@media': {
      [media.phone]: { minHeight: rem(52) },
      [media.desktop]: {
        selectors: { '&[data-sticky]': { position: 'sticky', zIndex: 5, insetBlockStart: 0 } },
      },
    },
  },
]);

export const ownLine = style([
  title,
  { fontSize: text.s.size, lineHeight: text.s.line, color: color.fg.muted },
]);

// A heading inside the line, e.g. the name of the list.
globalStyle(`:is(${line}, ${ownLine}) :is(h2, h3)`, {
  display: 'inline',
  margin: 0,
  font: 'inherit',
  fontWeight: vars.weight.medium,
  color: color.fg.default,
});

const mainBase = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});

export const main = styleVariants({
  list: [mainBase],
  page: [mainBase],
  // In the optical center of the window.
  notice: [mainBase, { paddingBlockEnd: `calc(12vh + ${size.topbar})` }],
});

// Icon-only buttons are useless on paper.
const iconButton = iconButtonStyles().split(' ')[0];
globalStyle(`${mainBase} .${iconButton}`, { '@media': { [media.print]: { display: 'none' } } });

// Browsers repeat table headers on every printed page, but not buttons inside them. `display: contents` leaves only
// the button's text.
globalStyle(`${mainBase} th button`, { '@media': { [media.print]: { display: 'contents' } } });
globalStyle(`${mainBase} th button > svg`, { '@media': { [media.print]: { position: 'static' } } });

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
