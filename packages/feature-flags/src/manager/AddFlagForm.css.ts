import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** A tinted strip between the band and the flags. */
export const section = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  paddingInline: vars.space[4],
  borderBlock: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.bg.subtle,
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const actions = style({
  display: 'flex',
  gap: vars.space[2],
  '@media': { [media.phone]: { width: '100%', justifyContent: 'flex-end' } },
});
