import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: vars.space[4],
  boxSizing: 'border-box',
  minHeight: '100vh',
  padding: vars.space[6],
  background: vars.color.bg.canvas,
  color: vars.color.fg.muted,
});

export const late = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  textAlign: 'center',
  selectors: { '&:empty': { display: 'none' } },
});
