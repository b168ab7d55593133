import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** One line on a desk; two columns under the search on a phone. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const search = style({
  width: 248,
  '@media': { [media.phone]: { gridColumn: '1 / -1', width: 'auto' } },
});
