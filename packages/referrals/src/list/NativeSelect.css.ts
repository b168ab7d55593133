import { media, rem, vars } from '@advantage/ui/theme';
import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const box = style({
  position: 'relative',
  display: 'inline-grid',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  '@media': { [media.phone]: { flex: '5 1 auto', width: 0 } },
});

/** Icons overlay the select and pass every press through to it. */
export const icon = style({
  gridArea: '1 / 1',
  justifySelf: 'start',
  zIndex: 1,
  marginInlineStart: 10,
  pointerEvents: 'none',
});

export const chevron = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  zIndex: 1,
  marginInlineEnd: space[2],
  color: color.fg.muted,
  pointerEvents: 'none',
  '@media': { [media.phone]: { marginInlineEnd: space[1] } },
});

export const select = style({
  gridArea: '1 / 1',
  appearance: 'none',
  boxSizing: 'border-box',
  width: '100%',
  height: vars.control.s,
  margin: 0,
  paddingBlock: 0,
  paddingInline: `10px ${rem(30)}`,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.m,
  background: color.bg.surface,
  color: color.fg.default,
  fontFamily: 'inherit',
  fontSize: text.s.size,
  lineHeight: text.s.line,
  fontWeight: vars.weight.medium,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.bg.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
    [`${icon} + &`]: { paddingInlineStart: rem(34) },
  },
  '@media': {
    [media.phone]: { height: vars.control.touch, paddingInline: `8px ${rem(24)}`, fontSize: text.l.size },
  },
});

/** Styles the picker like the product's other lists, on desktop browsers that support `base-select`. */
const drawn = (rule: StyleRule): GlobalStyleRule =>
  ({
    '@supports': { '(appearance: base-select)': { '@media': { [media.desktop]: rule } } },
  }) as GlobalStyleRule;

globalStyle(
  `${select}::picker(select)`,
  drawn({
    appearance: 'base-select' as 'auto',
    boxSizing: 'border-box',
    maxHeight: 320,
    marginBlock: space[1],
    padding: space[1],
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.l,
    background: color.bg.raised,
    boxShadow: vars.shadow.m,
    color: color.fg.default,
  }),
);
globalStyle(
  `${select}:not([multiple])`,
  drawn({ appearance: 'base-select' as 'auto', alignItems: 'center' }),
);
globalStyle(`${select}::picker-icon`, drawn({ display: 'none' }));
globalStyle(
  `${select} > option`,
  drawn({
    minHeight: rem(32),
    paddingInline: space[2],
    borderRadius: vars.radius.m,
    fontSize: text.m.size,
    fontWeight: vars.weight.regular,
  }),
);
globalStyle(
  `${select} > option:is(:hover, :focus-visible)`,
  drawn({ background: color.bg.pressed, outline: 'none' }),
);
globalStyle(`${select} > option:disabled`, drawn({ color: color.fg.subtle, background: 'none' }));
