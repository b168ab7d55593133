import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const problems = style({
  margin: `${space[4]} 0 0`,
  padding: 0,
  listStyle: 'none',
  textAlign: 'start',
});

export const problem = style({
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.border.hairline}`,
  fontSize: text.m.size,
  lineHeight: text.m.line,
});

export const field = style({ fontWeight: vars.weight.medium, color: color.fg.default });
