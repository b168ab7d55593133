import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxWidth: 366,
});

export const form = style({ maxWidth: 758 });

export const cell = style({ width: 260, textAlign: 'start' });

export const narrow = style({ width: 120 });
