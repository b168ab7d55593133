import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

export const range = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
});

export const to = style({ color: vars.color.fg.muted, fontSize: vars.text.s.size });
