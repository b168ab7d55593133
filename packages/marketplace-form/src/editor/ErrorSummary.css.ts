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
  // It takes the focus by itself, so the ring shows for a pointer too.
  selectors: { '&:focus': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 } },
  // There it reaches from edge to edge.
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
