import { media, vars } from '@advantage/ui/theme';
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

/** Buttons are at the end of the line. On phones they're always on a separate line, so that the height doesn't vary. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const actions = style({ display: 'flex', gap: space[2] });

/** Reserves space for the figures to prevent a layout shift. */
export const figures = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minHeight: `calc(${text['2xl'].line} + 3 * ${text.s.line} + 6px)`,
  '@media': { [media.phone]: { minHeight: `calc(${text['2xl'].line} + 4 * ${text.s.line} + 6px)` } },
});

/** Reserves space for the sample's size and period, for the same reason. */
export const sample = style({
  minHeight: text.s.line,
  '@media': { [media.phone]: { minHeight: `calc(2 * ${text.s.line})` } },
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

/** Aligns the title with the panel's content. */
export const panelTitle = style({
  paddingInlineStart: space[3],
  '@media': { [media.phone]: { paddingInlineStart: space[2] } },
});
