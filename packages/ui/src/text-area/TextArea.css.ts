import { style } from '@vanilla-extract/css';
import { input } from '../field/controlBox.css.ts';
import { vars } from '../theme/vars.css.ts';

export const area = style([
  input,
  {
    display: 'block',
    paddingBlock: vars.space[2],
    resize: 'vertical',
    // As tall as its text if the browser supports that, up to half the window.
    fieldSizing: 'content',
    minHeight: `calc(3lh + 2 * ${vars.space[2]})`,
    maxHeight: '50vh',
  },
]);
