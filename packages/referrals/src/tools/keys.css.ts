import { rem, textStyle, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text } = vars;

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minWidth: rem(20),
  minHeight: rem(20),
  paddingInline: space[1],
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.s,
  background: color.bg.surface,
  color: color.fg.default,
  fontFamily: 'inherit',
  ...textStyle.xs,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(180)}, 1fr))`,
  columnGap: space[6],
  margin: 0,
  marginBlockStart: space[4],
});

export const shortcut = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: rem(36),
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  color: color.fg.default,
  fontSize: text.m.size,
});

export const keys = style({ display: 'inline-flex', gap: space[1], margin: 0 });

export const note = style({
  margin: 0,
  marginBlockStart: space[4],
  color: color.fg.muted,
  fontSize: text.s.size,
});
