import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** The width of a section in the form, with the space around it. */
export const frame = style({
  minInlineSize: 0,
  maxWidth: vars.size.form,
  margin: '0 auto',
  padding: vars.space[4],
  border: 0,
});
