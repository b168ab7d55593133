import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css.ts';

const { text } = vars;

export const headingStyles = recipe({
  base: {
    margin: 0,
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontWeight: vars.weight.strong,
    textWrap: 'balance',
    outline: 'none',
  },
  variants: {
    size: {
      m: { fontSize: text.m.size, lineHeight: text.m.line },
      l: { fontSize: text.l.size, lineHeight: text.l.line },
      xl: { fontSize: text.xl.size, lineHeight: text.xl.line, letterSpacing: '-.01em' },
      '2xl': { fontSize: text['2xl'].size, lineHeight: text['2xl'].line, letterSpacing: '-.015em' },
      '3xl': { fontSize: text['3xl'].size, lineHeight: text['3xl'].line, letterSpacing: '-.02em' },
    },
  },
});
