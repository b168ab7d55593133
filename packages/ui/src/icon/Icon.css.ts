import { globalStyle, style } from '@vanilla-extract/css';

export const icon = style({
  display: 'block',
  flex: 'none',
  // No drawing exceeds its box, and clipping each one costs the browser time.
  overflow: 'visible',
});

export const mirrored = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

// Icons follow the text size that the reader has set.
for (const pixels of [12, 14, 16, 18, 20, 24]) {
  const size = `${pixels / 16}rem`;
  globalStyle(`${icon}[width="${pixels}"]`, { width: size, height: size });
}
