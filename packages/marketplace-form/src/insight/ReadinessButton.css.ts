import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, control, space, text } = vars;

const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: control.s,
  margin: 0,
  paddingBlock: 0,
  paddingInline: space[2],
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  font: 'inherit',
  fontSize: text.s.size,
  lineHeight: text.s.line,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.bg.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
  '@media': { [media.phone]: { minHeight: control.touch, paddingInline: 0 } },
});

export const ready = style([button, { color: color.fg.muted }]);
export const missing = style([button, { color: color.caution.fg, fontWeight: vars.weight.medium }]);
export const mark = style({ display: 'flex', color: color.positive.mark });

export const content = style({
  display: 'grid',
  gap: space[2],
  boxSizing: 'border-box',
  // Fits in a popover.
  width: 'min(304px, calc(100vw - 72px))',
});
