import { rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const strip = style({
  display: 'grid',
  gridTemplateColumns: `${rem(40)} minmax(0, 1fr)`,
  gap: `6px ${space[3]}`,
  alignItems: 'center',
  color: color.fg.muted,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  fontVariantNumeric: 'tabular-nums',
});

/** Bar of a whole day. Forced colors show the transparent outline. */
export const bar = style({
  display: 'block',
  width: '100%',
  height: 12,
  borderRadius: 3,
  background: color.bg.inset,
  boxShadow: `inset 0 0 0 1px ${color.border.hairline}`,
  outline: '1px solid transparent',
});

/** The delivery hours. */
export const hours = style({ fill: color.accent.mark, forcedColorAdjust: 'auto' });

export const ticks = style({ gridColumn: 2, display: 'flex', justifyContent: 'space-between' });
