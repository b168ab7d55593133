import { media, rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';
import { wrap } from './wrap.css.ts';

const { color, space, text } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  background: color.bg.canvas,
});

export const main = style([wrap, { flex: 1 }]);

export const hero = style({
  flex: '1 1 0',
  boxSizing: 'border-box',
  minWidth: `min(100%, ${rem(320)})`,
  paddingBlockStart: space[10],
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]} 0` } },
});

export const title = style({
  margin: 0,
  fontSize: text['3xl'].size,
  lineHeight: text['3xl'].line,
  fontWeight: vars.weight.strong,
  letterSpacing: '-.025em',
  '@media': { [media.phone]: { fontSize: text['2xl'].size, lineHeight: text['2xl'].line } },
});

export const lead = style({
  margin: `${space[1]} 0 0`,
  fontSize: text.l.size,
  lineHeight: text.l.line,
  color: color.fg.muted,
  textWrap: 'balance',
  '@media': { [media.phone]: { marginBlockStart: 0, fontSize: text.s.size, lineHeight: text.s.line } },
});

/** On phones, heading and feed are one surface as wide as the window. */
export const feed = style({
  outline: 'none',
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${space[4]})`, background: color.bg.surface } },
});

export const pitch = style({
  margin: `${space[12]} 0 ${space[16]}`,
  '@media': { [media.phone]: { margin: `${space[8]} 0 ${space[10]}` } },
});
