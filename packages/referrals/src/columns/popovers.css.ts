import { rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const icon = style({ color: color.fg.muted });

export const available = style({ color: color.info.fg });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: text.s.size,
  lineHeight: rem(24),
});
