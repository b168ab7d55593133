import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { controlBox, input } from '../field/controlBox.css.ts';
import { rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const trigger = recipe({
  base: {
    alignItems: 'center',
    gap: space[2],
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:enabled:hover': { background: color.bg.hover },
      '&:disabled': { cursor: 'default' },
    },
  },
  variants: {
    size: {
      s: [controlBox({ size: 's' }), { paddingInline: `10px ${space[2]}`, fontWeight: vars.weight.medium }],
      m: [controlBox({ size: 'm' }), { paddingInline: space[3] }],
      l: [controlBox({ size: 'l' }), { paddingInline: space[3] }],
    },
  },
});

export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.fg.subtle } },
});

export const chevron = style({ color: color.fg.muted });

globalStyle(`:disabled > ${chevron}`, { color: 'inherit' });

/** A select in a toolbar is as wide as its content, one in a form as wide as its column. */
export const toolbar = style({ display: 'inline-grid', maxWidth: '100%' });

export const searchable = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: rem(220),
  maxHeight: rem(360),
});

export const search = style({
  display: 'flex',
  flex: 'none',
  borderBlockEnd: `1px solid ${color.border.hairline}`,
});

/** The border of the panel frames it, and its caret shows focus. */
export const searchInput = style([input, { minHeight: vars.control.l }]);
