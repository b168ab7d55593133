import { media, rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The search and the filters on one line. On phones, the filters are collapsed. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  '@media': { [media.print]: { display: 'none' } },
});

export const search = style({
  width: rem(248),
  '@media': {
    // On a laptop the search is narrower, so that the link to a new marketplace stays on the same line.
    [`screen and (max-width: ${1359 / 16}em)`]: { width: rem(190) },
    [media.phone]: { flex: 1, width: 'auto', minWidth: 0 },
    [media.largeText]: { flexBasis: '100%' },
  },
});

/** Expands the filters on phones. */
export const toggle = style({ display: 'none', '@media': { [media.phone]: { display: 'flex' } } });

export const filters = style({
  display: 'contents',
  '@media': {
    [media.phone]: {
      display: 'none',
      selectors: {
        '&[data-open]': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          gap: space[2],
          width: '100%',
        },
      },
    },
  },
});
