import { style } from '@vanilla-extract/css';

export const icon = style({
  display: 'block',
  flex: 'none',
  // No drawing exceeds its box, and clipping each one costs the browser time.
  overflow: 'visible',
});

export const mirrored = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
