import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as a section in the form, including the space around it. */
export const frame = style({
  minInlineSize: 0,
  maxWidth: vars.size.form,
  margin: '0 auto',
  padding: vars.space[4],
  border: 0,
});
