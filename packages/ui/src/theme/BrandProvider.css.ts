import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

export const theme = style({
  fontFamily: vars.font.family,
  fontSize: vars.text.m.size,
  lineHeight: vars.text.m.line,
  fontWeight: vars.weight.regular,
  color: vars.color.fg.default,
  fontSynthesis: 'none',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
});
