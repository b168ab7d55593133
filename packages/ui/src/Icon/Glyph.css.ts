import { style } from '@vanilla-extract/css';

export const glyph = style({ display: 'block', flex: 'none' });

export const mirrored = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
