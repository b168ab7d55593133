import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** The status line of a list without filters. */
export const strip = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: rem(48),
  padding: `0 ${space[5]}`,
  background: color.bg.surface,
  '@media': {
    [media.phone]: {
      flexWrap: 'wrap',
      gap: space[1],
      minHeight: rem(68),
      padding: `${space[3]} ${space[4]}`,
    },
  },
});

/** On phones the tools are next to the sort, where both fit. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  '@media': { [media.largeText]: { flexWrap: 'wrap' } },
});

// Leaves room for the column name in the sort picker next to them.
globalStyle(`${tools} button:not([aria-label])`, { gap: space[1], paddingInline: space[2] });
