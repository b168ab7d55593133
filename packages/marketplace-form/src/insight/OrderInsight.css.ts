import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space[1]} ${space[5]}`,
  '@media': { '(max-width: 74.9375em)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Legend of the bars in the rows. */
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  color: color.fg.muted,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
});

/** Hidden on phones, where there's no room. */
export const onDesktop = style({ '@media': { [media.phone]: { display: 'none' } } });

export const key = style({ display: 'flex', alignItems: 'center', gap: 6 });

const swatch = style({ boxSizing: 'border-box', width: 14, height: 8, borderRadius: 2 });
const filled = (background: string) => ({
  background,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' as const } },
});

export const sure = style([swatch, filled(color.border.control)]);
export const unsure = style([swatch, { border: `1px solid ${color.border.control}` }]);
export const gets = style([swatch, filled(color.accent.mark)]);
