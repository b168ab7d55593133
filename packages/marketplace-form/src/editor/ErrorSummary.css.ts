import { rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const summary = style({
  paddingBlock: space[3],
  paddingInline: space[4],
  // Only forced colors show it.
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  background: color.critical.bg,
});

export const list = style({
  margin: 0,
  marginBlockStart: 2,
  padding: 0,
  listStyle: 'none',
  fontSize: text.m.size,
  // Room to press one of several links.
  lineHeight: rem(24),
});
