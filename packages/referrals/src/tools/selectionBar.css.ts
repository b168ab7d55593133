import { rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** Keeps its height while nothing is selected, so that the first selected row moves none. */
export const bar = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: rem(44),
  boxSizing: 'border-box',
  padding: `${vars.space[1]} ${vars.space[5]}`,
  background: vars.color.bg.surface,
  color: vars.color.fg.muted,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
});
