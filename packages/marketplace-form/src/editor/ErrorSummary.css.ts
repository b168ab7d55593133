import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const summary = style({
  display: 'flex',
  gap: space[3],
  paddingBlock: space[4],
  paddingInline: space[5],
  border: `1px solid ${color.critical.border}`,
  borderRadius: vars.radius.l,
  background: color.critical.bg,
  outline: 'none',
  // The summary is focused by script, so the ring is shown after a pointer press too.
  selectors: { '&:focus': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 } },
  // On phones the summary is as wide as the screen, so the ring is drawn inside.
  '@media': { [media.phone]: { selectors: { '&:focus': { outlineOffset: -2 } } } },
});

export const mark = style({ flex: 'none', marginBlockStart: 2, color: color.critical.fg });

export const list = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  marginBlockStart: space[2],
  padding: 0,
  listStyle: 'none',
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  fontSize: text.m.size,
  lineHeight: text.m.line,
  fontWeight: vars.weight.medium,
  '@media': { [media.phone]: { flexDirection: 'column', paddingBlock: space[1] } },
});

export const section = style({
  color: color.fg.muted,
  fontSize: text.s.size,
  fontWeight: vars.weight.regular,
});
