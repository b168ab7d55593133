import { style } from '@vanilla-extract/css';

export const icon = style({
  display: 'block',
  flex: 'none',
  // No drawing stands out of its box, and a clip of its own costs the browser time for each.
  overflow: 'visible',
});

export const mirrored = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
