import { rem } from '@advantage/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';

/** Below 900 px each row is a card. */
export const cards = `screen and (max-width: ${899.5 / 16}em)`;
const wide = `screen and (min-width: ${1400 / 16}em)`;
const narrow = `screen and (max-width: ${1199.5 / 16}em)`;

/** A width at 1440, at 1280 and at 1024 px. */
export const widths = (atWide: number, atLaptop: number, atTablet: number): StyleRule => ({
  width: rem(atLaptop),
  '@media': { [wide]: { width: rem(atWide) }, [narrow]: { width: rem(atTablet) } },
});
