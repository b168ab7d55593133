import { globalStyle, style } from '@vanilla-extract/css';
import { scrim } from '../popover/overlay.css.ts';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, motion, space } = vars;

/** Where the buttons stay in sight while the rest scrolls: on a lower window they would leave too little of it. */
const tall = '(min-height: 480px)';

export const overlay = style([
  scrim,
  { display: 'grid', placeItems: 'center', boxSizing: 'border-box', padding: space[4], overflow: 'auto' },
]);

export const modal = style({
  boxSizing: 'border-box',
  width: `min(${vars.size.dialog}, 100%)`,
  maxHeight: `calc(100dvh - 2 * ${space[4]})`,
  overflow: 'auto',
  background: color.bg.raised,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.l,
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(8px)' } },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    // What gets the focus scrolls to above the buttons, also where they take two rows.
    [tall]: { scrollPaddingBlockEnd: '9rem' },
  },
});

export const dialog = style({
  position: 'relative',
  padding: space[8],
  outline: 'none',
  '@media': { [media.phone]: { paddingBlock: space[6], paddingInline: space[5] } },
});

export const title = style({
  margin: 0,
  paddingInlineEnd: space[8],
  fontSize: vars.text.xl.size,
  lineHeight: vars.text.xl.line,
  fontWeight: vars.weight.strong,
  letterSpacing: '-.01em',
  textWrap: 'balance',
});

export const body = style({
  marginTop: space[3],
  color: color.fg.muted,
  fontSize: vars.text.l.size,
  lineHeight: vars.text.l.line,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  marginTop: space[6],
  '@media': {
    [tall]: {
      position: 'sticky',
      zIndex: 1,
      insetBlockEnd: 0,
      marginTop: space[3],
      marginBlockEnd: `calc(-1 * ${space[8]})`,
      paddingBlockStart: space[3],
      paddingBlockEnd: space[8],
      background: color.bg.raised,
      // Fades what scrolls away under it; with nothing there it is not seen.
      boxShadow: `0 calc(-1 * ${space[2]}) ${space[2]} ${color.bg.raised}`,
    },
    [`${media.phone} and ${tall}`]: {
      marginBlockEnd: `calc(-1 * ${space[6]})`,
      paddingBlockEnd: space[6],
    },
  },
});

/** On a phone the buttons share the width, and one that has a row to itself fills it. */
globalStyle(`${actions} :is(button, a)`, { '@media': { [media.phone]: { flexGrow: 1 } } });

export const close = style({ position: 'absolute', insetBlockStart: space[4], insetInlineEnd: space[4] });

/** As high as a dialog, so that the one that opened last is on top. */
export const cover = style({
  position: 'fixed',
  zIndex: 50,
  inset: 0,
  overflow: 'auto',
  background: color.bg.canvas,
});

export const coverContent = style({ outline: 'none' });
