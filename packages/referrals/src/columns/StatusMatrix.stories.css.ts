import { rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const stack = style({ display: 'grid', gap: space[6] });

export const region = style({
  overflowX: 'auto',
  padding: space[5],
  background: color.bg.surface,
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.l,
});

export const table = style({ borderCollapse: 'collapse' });

export const caption = style({
  paddingBlockEnd: space[2],
  textAlign: 'start',
  fontWeight: vars.weight.strong,
});

export const axis = style({
  padding: `${space[1]} ${space[4]} ${space[1]} 0`,
  textAlign: 'start',
  color: color.fg.muted,
  fontSize: vars.text.xs.size,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

export const cell = style({ height: rem(40), paddingInlineEnd: space[6], whiteSpace: 'nowrap' });

export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], margin: 0 });
