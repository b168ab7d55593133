import { media, rem, textStyle, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** In the middle of the window; a sheet at its bottom on phones. */
export const dialog = style({
  boxSizing: 'border-box',
  width: `min(${rem(440)}, calc(100vw - 32px))`,
  maxWidth: 'none',
  maxHeight: 'calc(100vh - 32px)',
  margin: 'auto',
  padding: 0,
  overflow: 'auto',
  background: color.bg.raised,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.l,
  color: color.fg.default,
  fontFamily: vars.font.family,
  ...textStyle.l,
  textAlign: 'start',
  whiteSpace: 'normal',
  selectors: { '&::backdrop': { background: color.scrim } },
  '@media': {
    [media.phone]: { width: '100vw', marginBlockEnd: 0, borderWidth: 0, borderRadius: '16px 16px 0 0' },
    [media.forcedColors]: { border: '2px solid' },
  },
});

export const body = style({
  position: 'relative',
  padding: space[8],
  '@media': { [media.phone]: { padding: `${space[6]} ${space[5]} max(34px, env(safe-area-inset-bottom))` } },
});

export const close = style({ position: 'absolute', insetBlockStart: space[3], insetInlineEnd: space[3] });

export const heading = style({
  margin: 0,
  paddingInlineEnd: space[8],
  fontSize: rem(20),
  lineHeight: rem(28),
  fontWeight: vars.weight.strong,
  letterSpacing: '-.015em',
  textWrap: 'balance',
});

/** The referral that was pressed. */
export const pressed = style({
  display: 'grid',
  margin: `${space[4]} 0 0`,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.m,
  background: color.bg.inset,
  color: color.fg.muted,
  ...textStyle.s,
  overflowWrap: 'anywhere',
});

export const line = style({
  color: color.fg.default,
  ...textStyle.l,
  fontWeight: vars.weight.strong,
});

export const paragraph = style({ margin: `${space[4]} 0 ${space[5]}`, color: color.fg.muted });

/** Doubled, so that it's stronger than the button's own style. */
export const start = style({
  selectors: { '&&': { minHeight: rem(48), ...textStyle.l } },
});

export const already = style({
  margin: `${space[4]} 0 0`,
  ...textStyle.s,
  textAlign: 'center',
  color: color.fg.muted,
});
