import { rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as the column next to a form. */
export const formColumn = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  width: rem(344),
});

/** Lays out states side by side. */
export const sheet = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[6], padding: vars.space[6] });
