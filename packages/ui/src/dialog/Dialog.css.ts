import { globalStyle, style } from '@vanilla-extract/css';
import { scrim } from '../popover/Overlay.css.ts';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, motion, space } = vars;

/** Windows tall enough for sticky buttons. In shorter ones, they'd leave too little room for the content. */
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
    // Scrolls a focused element to above the sticky buttons, even if they take two rows.
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
      // Fades content as it scrolls under the buttons; invisible otherwise.
      boxShadow: `0 calc(-1 * ${space[2]}) ${space[2]} ${color.bg.raised}`,
    },
    [`${media.phone} and ${tall}`]: {
      marginBlockEnd: `calc(-1 * ${space[6]})`,
      paddingBlockEnd: space[6],
    },
  },
});

/** On phones the buttons share the width, and a button on its own row fills it. */
globalStyle(`${actions} :is(button, a)`, { '@media': { [media.phone]: { flexGrow: 1 } } });

export const close = style({ position: 'absolute', insetBlockStart: space[4], insetInlineEnd: space[4] });

/** The same stacking level as a dialog, so that whichever opened last is on top. */
export const cover = style({
  position: 'fixed',
  zIndex: 50,
  inset: 0,
  overflow: 'auto',
  background: color.bg.canvas,
});

export const coverContent = style({ outline: 'none' });
