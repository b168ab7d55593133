import { rem, textStyle, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Above rows that belong together. */
export const group = style({});
globalStyle(`${group} > td`, {
  height: rem(40),
  background: color.bg.subtle,
  color: color.fg.muted,
  ...textStyle.s,
});

/** What rows have in common. */
export const groupName = style({ color: color.fg.default, fontWeight: vars.weight.medium });

/** Above cards that belong together. */
export const cards = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  background: color.bg.subtle,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  color: color.fg.muted,
  ...textStyle.s,
  fontVariantNumeric: 'tabular-nums',
});

/** Divides new rows from earlier ones. */
export const earlier = style({
  height: rem(28),
  boxSizing: 'border-box',
  padding: `0 ${space[4]}`,
  background: color.bg.subtle,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  color: color.fg.muted,
  ...textStyle.xs,
});
