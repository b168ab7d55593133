import { media, oneLine, rem, textStyle, vars } from '@advantage/ui/theme';
import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const box = style({
  position: 'relative',
  display: 'inline-grid',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  borderRadius: vars.radius.m,
  selectors: { '&:hover': { background: color.bg.hover } },
  '@media': {
    [media.phone]: {
      minHeight: vars.control.touch,
      selectors: {
        '&:has(:focus-visible)': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
      },
    },
    [media.forcedColors]: { outline: '1px solid', outlineOffset: -1 },
  },
});

const label = {
  gridArea: '1 / 1',
  boxSizing: 'border-box',
  paddingInline: `10px ${rem(30)}`,
  fontFamily: 'inherit',
  ...textStyle.s,
  fontWeight: vars.weight.medium,
} as const;

/** The text on phones, under the select. Browsers there enlarge the page at a select with text of this size. */
export const value = style({
  ...label,
  display: 'none',
  ...oneLine,
  '@media': { [media.phone]: { display: 'block' }, [media.largeText]: { whiteSpace: 'normal' } },
});

export const chevron = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  display: 'flex',
  marginInlineEnd: 10,
  color: color.fg.muted,
  pointerEvents: 'none',
  zIndex: 1,
});

export const select = style({
  ...label,
  appearance: 'none',
  width: '100%',
  height: vars.control.s,
  margin: 0,
  paddingBlock: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: color.fg.default,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 } },
  '@media': {
    [media.phone]: { position: 'absolute', inset: 0, height: 'auto', opacity: 0, fontSize: text.l.size },
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
