import { media, rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  boxSizing: 'border-box',
  padding: space[3],
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.l,
  background: color.bg.surface,
  fontSize: text.s.size,
  lineHeight: text.s.line,
  '@media': { [media.phone]: { padding: space[4] } },
});

export const name = style({
  margin: 0,
  color: color.fg.muted,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  fontWeight: vars.weight.medium,
});

/** Where there is room, the button is at the end of the line. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const actions = style({ display: 'flex', gap: space[2] });

/** Room for the figures, so that nothing moves when they come. */
export const figures = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minHeight: rem(76),
});

export const matched = style({
  fontSize: text['2xl'].size,
  lineHeight: text['2xl'].line,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const muted = style({ color: color.fg.muted });

export const ready = style({ display: 'flex', alignItems: 'center', gap: 6 });
export const readyMark = style({ display: 'flex', color: color.positive.mark });
export const todoMark = style({ display: 'flex', color: color.caution.fg });
