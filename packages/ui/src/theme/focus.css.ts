import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const ring = { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: 2 };

/** The focus ring of all components: 2 px with a 2 px offset, for keyboard focus only. */
export const focusRing = style({
  outline: 'none',
  selectors: { '&[data-focus-visible], &:focus-visible': ring },
});

/** The same ring on navigation chrome. */
export const focusRingChrome = style({
  outline: 'none',
  selectors: {
    '&[data-focus-visible], &:focus-visible': {
      ...ring,
      outlineColor: vars.color.focus.ringChrome,
      outlineOffset: -2,
    },
  },
});

/** The same ring around a box whose input or text area has focus. As in browsers, this includes focus by click. */
export const focusRingWithin = style({
  selectors: { '&:has(:is(input, textarea):focus-visible)': ring },
});
