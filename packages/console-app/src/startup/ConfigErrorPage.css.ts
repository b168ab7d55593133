import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const lead = style({ margin: 0 });

export const problems = style({ margin: 0, marginBlockStart: space[4], padding: 0, listStyle: 'none' });

export const problem = style({
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.border.hairline}`,
  fontSize: text.m.size,
  lineHeight: text.m.line,
});

export const field = style({ fontWeight: vars.weight.medium, color: color.fg.default });
