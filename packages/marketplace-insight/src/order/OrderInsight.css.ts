import { plainButton, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, weight } = vars;

/** The fact and its explanation on one line, as the list's band draws its text. */
export const fact = style({ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 });

/** Opens the referrals that the fact is about. */
export const link = style({
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  borderRadius: 2,
  color: 'inherit',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 2 } },
});
export const number = style({ color: color.fg.default, fontWeight: weight.medium });
