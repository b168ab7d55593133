import { media, rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';
import { shortWindow } from './SaveBar.css.ts';

/** Media query for screens with room for the sections next to the form. */
export const wide = media.wide;

const { color, space, text } = vars;

const hiddenWhereNarrow = {
  '@media': { [media.rail]: { display: 'none' }, [media.phone]: { display: 'none' } },
};

export const nav = style({ display: 'grid', ...hiddenWhereNarrow });

export const group = style({
  paddingBlock: `${space[4]} ${space[1]}`,
  paddingInline: space[3],
  color: color.fg.subtle,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  fontWeight: vars.weight.medium,
});

/** Keyboard shortcuts of the sections. */
export const hint = style({
  margin: 0,
  paddingBlockStart: space[4],
  paddingInline: space[3],
  color: color.fg.subtle,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  height: vars.control.m,
  paddingInline: space[3],
  borderRadius: vars.radius.m,
  color: color.fg.muted,
  fontSize: text.m.size,
  lineHeight: text.m.line,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&:hover': { background: color.bg.hover, color: color.fg.default },
    '&[aria-current]': {
      background: color.bg.pressed,
      color: color.fg.default,
      fontWeight: vars.weight.medium,
    },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
  '@media': { [media.phone]: { height: vars.control.touch, fontSize: text.l.size } },
});

export const complete = style({ display: 'flex', color: color.positive.mark });
export const off = style({ color: color.fg.subtle, fontSize: text.xs.size, fontWeight: vars.weight.regular });

/** Sticks below a console's top bar, except in a short viewport. */
export const picker = style({
  position: 'sticky',
  insetBlockStart: `var(--marketplace-form-top, ${vars.size.topbar})`,
  zIndex: 14,
  paddingBlock: space[1],
  // The button's own padding adds the rest, so that its content is aligned with the fields below.
  paddingInline: space[2],
  borderBottom: `1px solid ${color.border.hairline}`,
  background: color.bg.surface,
  '@media': {
    [wide]: { display: 'none' },
    [shortWindow]: { position: 'static' },
    [media.phone]: { paddingInline: 0 },
    [media.print]: { display: 'none' },
  },
});

/** List that the button opens. */
export const pickerList = style({
  flex: 1,
  minWidth: rem(280),
  maxHeight: '70vh',
  overflowY: 'auto',
  padding: space[2],
});

export const pickerTitle = style({ flex: 1, minWidth: 0, textAlign: 'start' });
