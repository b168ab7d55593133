import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Title above a list that fills the window. */
export const title = style({
  padding: `${space[4]} ${space[5]} 0`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});
