import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style({
  margin: 0,
  padding: 0,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  listStyle: 'none',
});

export const settings = style({ display: 'grid', gap: space[4], paddingBlockStart: space[1] });
