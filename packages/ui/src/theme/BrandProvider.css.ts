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
    // Check marks, badges and selected states are backgrounds, and should print too.
    [media.print]: { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
    // Overrides every brand in every mode, including those of hosts.
    [media.forcedColors]: { selectors: { '&&&': { vars: assignVars(roles, systemColors) } } },
  },
});
