import { style } from '@vanilla-extract/css';
import { rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

export const host = style({ position: 'relative', minWidth: 0 });

export const overlay = style({
  position: 'absolute',
  zIndex: 4,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  minHeight: rem(96),
  borderRadius: 'inherit',
  color: vars.color.fg.muted,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      background: vars.color.bg.surface,
      opacity: 0.72,
    },
  },
});

export const message = style({
  position: 'sticky',
  top: vars.space[12],
  bottom: vars.space[12],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border.default}`,
  background: vars.color.bg.raised,
  boxShadow: vars.shadow.s,
});
