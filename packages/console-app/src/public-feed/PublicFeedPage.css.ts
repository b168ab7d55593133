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
  padding: `${space[8]} 0 ${space[5]}`,
  '@media': { [media.phone]: { padding: `${space[6]} 0 ${space[4]}` } },
});

export const title = style({
  margin: 0,
  fontSize: text['3xl'].size,
  lineHeight: text['3xl'].line,
  fontWeight: vars.weight.strong,
  letterSpacing: '-.02em',
  '@media': { [media.phone]: { fontSize: rem(28), lineHeight: rem(36) } },
});

export const lead = style({
  maxWidth: 720,
  margin: `${space[1]} 0 0`,
  fontSize: text.l.size,
  lineHeight: text.l.line,
  color: color.fg.muted,
});

/** On phones, the feed spans the full width. */
export const feed = style({
  outline: 'none',
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${space[4]})` } },
});

export const pitch = style({
  margin: `${space[12]} 0 ${space[16]}`,
  '@media': { [media.phone]: { margin: `${space[8]} 0 ${space[10]}` } },
});
