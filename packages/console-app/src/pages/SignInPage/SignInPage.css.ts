import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100vh',
  background: vars.color.bg.canvas,
  color: vars.color.fg.muted,
});
