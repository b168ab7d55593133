import { media, rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** The line above a list that has no filters. */
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
      gap: space[2],
      rowGap: 0,
      minHeight: rem(52),
      padding: `${space[1]} ${space[4]}`,
      background: color.bg.subtle,
      borderBlockEnd: `1px solid ${color.border.hairline}`,
    },
  },
});

/** The sort of the cards, in one line with the tools where both fit. */
export const order = style({ display: 'flex', flex: '1 1 184px', minWidth: 0, paddingBlockEnd: space[1] });

/** Beside the sort the tools keep to their own width. */
export const tools = style({
  '@media': {
    [media.phone]: { selectors: { [`${order} + &`]: { flex: '0 1 auto', paddingBlockEnd: space[1] } } },
  },
});
