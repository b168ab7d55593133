import { globalStyle, style } from '@vanilla-extract/css';

export const icon = style({
  display: 'block',
  flex: 'none',
  // No drawing exceeds its box, and clipping each one slows the browser down.
  overflow: 'visible',
});

export const mirrored = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

// Icons scale with the user's text size.
for (const pixels of [12, 14, 16, 18, 20, 24]) {
  const size = `${pixels / 16}rem`;
  globalStyle(`${icon}[width="${pixels}"]`, { width: size, height: size });
}
