import { media, plainButton, rem, textStyle, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, weight } = vars;

/** The links in one row. With large text they scroll. */
export const row = style({
  display: 'flex',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The line below the current link covers the line below the row.
  marginBlockEnd: -1,
});

/** The links one below the other, in the menu. */
export const menu = style({
  boxSizing: 'border-box',
  width: '100%',
  maxHeight: '70vh',
  overflowY: 'auto',
  padding: space[2],
});

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { [`${row} &`]: { display: 'flex' } },
});

/** A line between two groups in the row. In the menu, the name of the group. */
export const group = style({
  selectors: {
    [`${row} & + &`]: { display: 'flex', alignItems: 'center' },
    [`${row} & + &::before`]: {
      content: '',
      height: 16,
      marginInline: space[2],
      borderInlineStart: `1px solid ${color.border.default}`,
    },
  },
});

export const groupName = style({
  paddingBlock: `${space[3]} ${space[1]}`,
  paddingInline: space[3],
  color: color.fg.subtle,
  ...textStyle.xs,
  fontWeight: weight.medium,
});

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: rem(44),
  paddingInline: space[2],
  color: color.fg.muted,
  ...textStyle.s,
  fontWeight: weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&:hover, &[aria-current]': { color: color.fg.default },
    [`${row} &[aria-current]::after`]: {
      content: '',
      position: 'absolute',
      insetInline: space[2],
      insetBlockEnd: 0,
      borderBottom: `2px solid ${color.accent.mark}`,
    },
    [`${menu} &`]: {
      justifyContent: 'space-between',
      paddingInline: space[3],
      borderRadius: vars.radius.m,
      ...textStyle.m,
    },
    [`${menu} &[aria-current]`]: { background: color.bg.pressed },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { color: 'Highlight' } } } },
});

export const off = style({ color: color.fg.subtle, fontWeight: weight.regular });

/** The button that opens the menu. */
export const picker = style({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  width: '100%',
  minHeight: rem(44),
  paddingInline: space[4],
  color: color.fg.default,
  ...textStyle.m,
  fontWeight: weight.medium,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 } },
});

export const pickerBox = style({ flex: 1, minWidth: 0 });
export const chevron = style({ display: 'flex', marginInlineStart: 'auto', color: color.fg.subtle });
