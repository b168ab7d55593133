import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/tokens.ts';

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const columns = style({ display: 'grid', minWidth: 0 });

export const count = styleVariants({ 2: [2, 1], 3: [3, 1], 4: [4, 2] }, ([desk = 1, phone = 1]) => ({
  gridTemplateColumns: equal(desk),
  '@media': { [media.phone]: { gridTemplateColumns: equal(phone) } },
}));
