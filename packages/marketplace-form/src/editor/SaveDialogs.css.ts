import { media, rem, textStyle, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style({ display: 'grid', gap: space[1], margin: 0, marginBlockStart: space[1] });

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${rem(168)} minmax(0, 1fr)`,
  gap: space[3],
  ...textStyle.m,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, paddingBlockEnd: space[2] } },
});

export const label = style({ color: color.fg.muted, overflowWrap: 'anywhere' });

export const detail = style({ margin: 0, overflowWrap: 'anywhere' });

export const part = style({ display: 'block' });

/** Vertically centered on its line. */
export const arrow = style({ display: 'inline-flex', verticalAlign: 'middle', color: color.fg.muted });
