import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { scrim as overlayScrim } from '../popover/Overlay.css.ts';
import { media, rem, topBarHeight } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, motion, size, space } = vars;
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });

const surface = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  outline: 'none',
});

/** Docked next to the page, below the header row. */
export const docked = style([
  surface,
  {
    position: 'fixed',
    zIndex: 30,
    insetBlockStart: `var(${topBarHeight}, ${size.topbar})`,
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    width: size.panel,
    maxWidth: '100%',
    borderInlineStart: `1px solid ${color.border.default}`,
    background: color.bg.surface,
    animation: `${fromRight} ${motion.slow} ${motion.ease}`,
    selectors: { '&:dir(rtl)': { animationName: fromLeft } },
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.print]: {
        position: 'static',
        width: 'auto',
        border: 0,
        animation: 'none',
        page: 'details',
      },
    },
  },
]);

// Printing with an open panel prints the panel, not the list behind it.
globalStyle(`body:has(${docked}) :not(${docked}, ${docked} *, :has(${docked}))`, {
  '@media': { [media.print]: { display: 'none' } },
});

const sheetBase = style([
  surface,
  {
    position: 'fixed',
    insetBlockEnd: 0,
    insetInline: 0,
    overflow: 'hidden',
    background: color.bg.raised,
    boxShadow: vars.shadow.l,
    borderStartStartRadius: 16,
    borderStartEndRadius: 16,
    transition: `transform ${motion.slow} ${motion.ease}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { transform: 'translateY(100%)' },
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 8,
        insetInlineStart: 'calc(50% - 18px)',
        width: 36,
        height: 4,
        borderRadius: 2,
        background: color.border.default,
      },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
]);

/** A bottom sheet over the page: nearly as high as the window, or as high as its content. */
export const sheet = styleVariants({
  end: [sheetBase, { insetBlockStart: 44 }],
  bottom: [sheetBase, { maxHeight: '80%', maxWidth: rem(560), marginInline: 'auto' }],
});

export const sheetScrim = overlayScrim;

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  outline: 'none',
});

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[1],
  boxSizing: 'border-box',
  height: rem(40),
  paddingInline: space[2],
  color: color.fg.muted,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  '@media': {
    [media.phone]: { height: rem(60), paddingBlock: `${space[3]} 0` },
    [media.print]: { display: 'none' },
  },
});

// With large text, leave room for the text between the three buttons.
globalStyle(`${head} button`, { '@media': { [media.phone]: { maxWidth: '14vw' } } });

export const actions = style({ display: 'flex', flex: 1, alignItems: 'center', gap: space[1], minWidth: 0 });

export const body = style({
  // Visually hidden text scrolls with the content instead of stretching the panel.
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[2]} ${space[6]} ${space[6]}`,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 } },
  '@media': {
    [media.phone]: { paddingBlockStart: space[1], paddingInline: space[5] },
    [media.print]: { overflow: 'visible', padding: 0 },
  },
});

export const footer = style({
  flex: 'none',
  paddingBlock: space[4],
  paddingInline: space[6],
  borderTop: `1px solid ${color.border.hairline}`,
  '@media': {
    [media.phone]: { padding: `${space[3]} ${space[5]} max(34px, env(safe-area-inset-bottom))` },
    [media.print]: { display: 'none' },
  },
});
