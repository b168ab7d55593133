import { media, oneLine, plainButton, rem, textStyle, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, weight } = vars;

/** Rows one below the other, with a line between them. */
export const rows = style({
  marginBlock: `${space[2]} ${space[5]}`,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
});

export const item = style({ borderBlockStart: `1px solid ${color.border.hairline}` });

/** The label, the value in words, and an arrow. Pressing it opens the choice in place. */
export const row = style({
  ...plainButton,
  display: 'grid',
  gridTemplateColumns: `${rem(172)} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: space[3],
  boxSizing: 'border-box',
  width: '100%',
  minHeight: rem(48),
  paddingBlock: space[1],
  color: color.fg.default,
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${color.focus.ring}`,
      outlineOffset: -2,
      borderRadius: vars.radius.s,
    },
    'fieldset:disabled &': { color: color.fg.subtle, cursor: 'default' },
  },
  '@media': {
    [media.phone]: { gridTemplateColumns: `min(${rem(112)}, 36%) minmax(0, 1fr) auto`, minHeight: rem(52) },
  },
});

/** A row whose label is an address. */
export const wideRow = style([
  row,
  {
    gridTemplateColumns: `${rem(288)} minmax(0, 1fr) auto`,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
]);

export const label = style({
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  selectors: { [`${wideRow} > &`]: { fontWeight: weight.regular } },
});

/** One line. On phones it may take two. */
export const value = style({
  ...oneLine,
  selectors: {
    '&[data-edited]': { color: color.accent.softFg },
    '&[data-invalid]': { color: color.critical.fg, whiteSpace: 'normal' },
  },
  '@media': {
    [media.phone]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      selectors: {
        '&[data-invalid]': { WebkitLineClamp: 'none' },
        [`${wideRow} > &`]: {
          gridRow: 2,
          color: color.fg.muted,
          ...textStyle.s,
        },
      },
    },
    [media.largeText]: { overflowWrap: 'anywhere' },
  },
});

export const note = style({ color: color.fg.muted, ...textStyle.s });

export const arrow = style({
  display: 'flex',
  color: color.fg.subtle,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});

export const content = style({ paddingBlockEnd: space[4] });

/** Search, All and None above the boxes. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginBlockEnd: space[2],
});

/** What is at the start of the tools. */
export const start = style({ flex: 1, minWidth: 0 });

/** A box that can't be changed, and that it can't. */
export const locked = style([
  start,
  { display: 'flex', alignItems: 'center', gap: space[2], color: color.fg.subtle, minHeight: rem(32) },
]);

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space[3],
  gridAutoRows: `minmax(${rem(26)}, auto)`,
  alignItems: 'center',
  '@media': {
    [media.phone]: { gridTemplateColumns: '1fr 1fr', gridAutoRows: `minmax(${vars.control.touch}, auto)` },
  },
});

/** A group of boxes: the box of the whole group, then its own. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: `${rem(172)} minmax(0, 1fr)`,
  columnGap: space[3],
  paddingBlock: 10,
  borderBlockStart: `1px solid ${color.border.hairline}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: space[1],
  minHeight: rem(26),
  fontWeight: weight.medium,
});

export const empty = style({ margin: 0, paddingBlock: space[2], color: color.fg.muted });

// The last rows of a section end with the section's own line.
globalStyle(`${rows}:last-child`, {
  borderBlockEnd: 0,
  marginBlockEnd: `calc(-1 * ${space[3]})`,
  // As high as the end of the section: below it, the next section would cover the row.
  '@media': { [media.phone]: { marginBlockEnd: `calc(-1 * ${space[2]})` } },
});
