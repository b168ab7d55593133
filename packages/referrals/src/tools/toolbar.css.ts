import { media, rem, underTopBar, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

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
  padding: `0 ${vars.space[4]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.bg.surface,
});

/** As wide as the button of the tools, so that nothing moves when it has loaded. */
export const place = style({
  flex: 'none',
  width: rem(76),
  height: vars.control.s,
  '@media': { [media.rail]: { width: vars.control.s }, [media.phone]: { width: vars.control.touch } },
});
