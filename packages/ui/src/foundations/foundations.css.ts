import { style } from '@vanilla-extract/css';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text } = vars;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: space[3],
});

export const swatch = style({
  overflow: 'hidden',
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.m,
  background: color.bg.surface,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
});

export const patch = style({
  height: 48,
  borderBottom: `1px solid ${color.border.default}`,
  forcedColorAdjust: 'none',
});

export const caption = style({
  padding: space[2],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const muted = style({ color: color.fg.muted });

export const sample = style({
  display: 'inline-block',
  paddingBlock: 2,
  paddingInline: space[2],
  borderRadius: vars.radius.s,
  border: `1px solid ${color.border.hairline}`,
  fontWeight: vars.weight.medium,
  forcedColorAdjust: 'none',
});

export const bar = style({
  height: 12,
  borderRadius: 2,
  background: color.accent.mark,
  forcedColorAdjust: 'none',
});

export const shape = style({
  display: 'grid',
  placeItems: 'center',
  height: 96,
  border: `1px solid ${color.border.control}`,
  background: color.bg.raised,
});

export const iconCell = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  paddingBlock: space[3],
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  color: color.fg.default,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[6],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const specimen = style({
  boxSizing: 'border-box',
  height: '100%',
  padding: space[6],
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.l,
  background: color.bg.surface,
});

/** The values are long: the table scrolls instead of truncating them. */
export const wideTable = style({ minWidth: 760 });

export const colorFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  alignItems: 'start',
  gap: space[4],
});

export const colorField = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: space[2],
});

export const colorInput = style({
  // Aligned with the text field, below its label.
  marginBlockStart: 24,
  boxSizing: 'border-box',
  width: 44,
  height: 36,
  padding: 2,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.s,
  background: color.bg.surface,
  forcedColorAdjust: 'none',
});
