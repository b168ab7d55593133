import { assignVars, style } from '@vanilla-extract/css';
import { systemColors } from './systemColors.ts';
import { media } from './tokens.ts';
import { vars } from './vars.css.ts';

const { scrim: _, ...roles } = vars.color;

export const theme = style({
  fontFamily: vars.font.family,
  fontSize: vars.text.m.size,
  lineHeight: vars.text.m.line,
  fontWeight: vars.weight.regular,
  color: vars.color.fg.default,
  fontSynthesis: 'none',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  '@media': {
    // Ticks, badges and selected states are backgrounds: paper shows them, too.
    [media.print]: { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
    // Over every brand in every mode, those of partners included.
    [media.forcedColors]: { selectors: { '&&&': { vars: assignVars(roles, systemColors) } } },
  },
});
