import { style } from '@vanilla-extract/css';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

export const tooltip = style({
  boxSizing: 'border-box',
  maxWidth: 280,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.s,
  border: '1px solid transparent',
  background: vars.color.fg.default,
  color: vars.color.bg.surface,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-exiting]': { pointerEvents: 'none' },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    // Browsers paint a backplate in the page color behind the text.
    [media.forcedColors]: { background: 'Canvas', color: 'CanvasText', borderColor: 'CanvasText' },
  },
});
