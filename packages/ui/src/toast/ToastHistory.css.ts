import { style } from '@vanilla-extract/css';
import { rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text } = vars;

export const list = style({
  display: 'grid',
  gap: space[3],
  width: rem(296),
  maxWidth: '100%',
  maxHeight: 320,
  margin: `${space[3]} 0 0`,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});

export const item = style({ display: 'flex', gap: space[2] });

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const time = style({
  display: 'block',
  color: color.fg.muted,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  fontVariantNumeric: 'tabular-nums',
});
