import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { bg } = vars.color;

export const box = style({ boxSizing: 'border-box', minWidth: 0 });

export const background = styleVariants({
  none: {},
  canvas: { background: bg.canvas },
  surface: { background: bg.surface },
  subtle: { background: bg.subtle },
  inset: { background: bg.inset, borderRadius: vars.radius.m },
});
