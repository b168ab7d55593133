import { media, rem, textStyle, underTopBar, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minWidth: rem(20),
  minHeight: rem(20),
  paddingInline: space[1],
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.s,
  background: color.bg.surface,
  color: color.fg.default,
  fontFamily: 'inherit',
  ...textStyle.xs,
});

export const shortcuts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(180)}, 1fr))`,
  columnGap: space[6],
  margin: 0,
  marginBlockStart: space[4],
});

export const shortcut = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: rem(36),
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  color: color.fg.default,
  fontSize: vars.text.m.size,
});

export const keys = style({ display: 'inline-flex', gap: space[1], margin: 0 });

export const note = style({
  margin: 0,
  marginBlockStart: space[4],
  color: color.fg.muted,
  fontSize: vars.text.s.size,
});

export const paragraph = style({ margin: 0 });

export const muted = style({ margin: 0, color: color.fg.muted });

/** Hints and messages. Takes no space while empty. */
export const text = style({
  margin: 0,
  color: color.fg.muted,
  ...textStyle.s,
  selectors: { '&:empty': { display: 'none' } },
});

export const signals = style({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
});

/** Keeps its height with an empty selection, so selecting a row shifts nothing. Sticky on phones. */
export const bar = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: rem(44),
  boxSizing: 'border-box',
  padding: `${space[1]} ${space[5]}`,
  background: color.bg.surface,
  borderBlockStart: `1px solid ${color.border.hairline}`,
  color: color.fg.muted,
  ...textStyle.s,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 5,
      paddingBlock: space[3],
      paddingInline: space[4],
    },
    [media.print]: { display: 'none' },
  },
});

export const count = style({
  minWidth: rem(136),
  // Next to the page checkbox, with the buttons below.
  '@media': { [media.phone]: { flex: '1 1 calc(100% - 60px)', minWidth: 0 } },
});

/** An order without the name of a list begins the line. */
export const order = style({
  display: 'inline-block',
  '::first-letter': { textTransform: 'uppercase' },
});

/** The row of a phone for order and filters, below the header row. */
export const below = style({
  position: 'sticky',
  // Covers the line below the header row, so that both are one.
  zIndex: 20,
  insetBlockStart: `calc(${underTopBar} - 1px)`,
  marginBlockStart: -1,
  padding: `0 ${space[4]} ${space[2]}`,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  background: color.bg.surface,
});

/** As wide as the button of the tools, so that nothing moves when it has loaded. */
export const place = style({
  flex: 'none',
  width: rem(76),
  height: vars.control.s,
  '@media': { [media.rail]: { width: vars.control.s }, [media.phone]: { width: vars.control.touch } },
});
