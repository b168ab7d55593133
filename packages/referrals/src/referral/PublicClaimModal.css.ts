import { media, rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const dialog = style({
  boxSizing: 'border-box',
  width: `min(${vars.size.dialog}, calc(100vw - 32px))`,
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
  textAlign: 'start',
  whiteSpace: 'normal',
  selectors: { '&::backdrop': { background: color.scrim } },
  '@media': { [media.forcedColors]: { border: '2px solid' } },
});

export const body = style({
  position: 'relative',
  padding: space[8],
  '@media': { [media.phone]: { padding: `${space[6]} ${space[5]}` } },
});

export const close = style({ position: 'absolute', insetBlockStart: space[3], insetInlineEnd: space[3] });

export const heading = style({
  margin: 0,
  paddingInlineEnd: space[8],
  fontSize: text['2xl'].size,
  lineHeight: text['2xl'].line,
  fontWeight: vars.weight.strong,
  letterSpacing: '-.015em',
  textWrap: 'balance',
});

export const paragraph = style({
  margin: `${space[3]} 0 ${space[6]}`,
  fontSize: text.l.size,
  lineHeight: text.l.line,
  color: color.fg.muted,
});

export const already = style({
  margin: `${space[4]} 0 0`,
  fontSize: text.m.size,
  lineHeight: rem(24),
  textAlign: 'center',
  color: color.fg.muted,
});
