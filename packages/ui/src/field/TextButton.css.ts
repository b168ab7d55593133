import { style } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.css.ts';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, control, text } = vars;

export const textButton = style([
  focusRing,
  {
    minHeight: control.s,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: color.fg.link,
    font: 'inherit',
    fontSize: text.s.size,
    lineHeight: text.s.line,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:enabled:hover': { textDecoration: 'underline', textUnderlineOffset: 2 },
      '&:disabled': { color: color.fg.subtle, cursor: 'default' },
    },
    '@media': {
      [media.phone]: { minHeight: control.touch },
      [media.print]: { display: 'none' },
      [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } },
    },
  },
]);
