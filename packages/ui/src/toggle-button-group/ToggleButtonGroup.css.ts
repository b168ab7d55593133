import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../theme/focus.css.ts';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, control } = vars;

export const group = recipe({
  base: {
    display: 'inline-flex',
    boxSizing: 'border-box',
    padding: 2,
    borderRadius: vars.radius.m,
    background: color.bg.inset,
    '@media': {
      [media.phone]: { display: 'flex', width: '100%', height: control.touch },
      [media.forcedColors]: { padding: 1, border: '1px solid' },
    },
  },
  variants: {
    size: {
      s: { height: control.s },
      m: { height: control.m },
      l: { height: control.l },
      touch: { height: control.touch },
    },
  },
});

export const option = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 1,
    margin: 0,
    paddingBlock: 0,
    paddingInline: vars.space[3],
    border: 0,
    borderRadius: `calc(${vars.radius.m} - 2px)`,
    background: 'transparent',
    color: color.fg.muted,
    fontFamily: 'inherit',
    fontSize: vars.text.s.size,
    lineHeight: vars.text.s.line,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:enabled:hover': { color: color.fg.default },
      '&[aria-checked=true]': {
        background: color.bg.surface,
        color: color.fg.default,
        boxShadow: vars.shadow.s,
      },
      '&:disabled': { color: color.fg.subtle, cursor: 'default' },
    },
    '@media': {
      [media.phone]: {
        position: 'relative',
        fontSize: vars.text.m.size,
        // Extends the touch target over the edge of the group.
        selectors: { '&::after': { content: '', position: 'absolute', inset: '-2px 0' } },
      },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'ButtonText',
        selectors: {
          '&[aria-checked=true]': { background: 'Highlight', color: 'HighlightText' },
          '&:disabled': { color: 'GrayText' },
          '&[aria-checked=true]:disabled': { background: 'GrayText', color: 'Canvas' },
        },
      },
    },
  },
]);
