import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text: type } = vars;

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
});

export const signals = style({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
});

export const text = style({
  margin: 0,
  color: color.fg.muted,
  fontSize: type.s.size,
  lineHeight: type.s.line,
});
