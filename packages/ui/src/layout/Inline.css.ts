import { style, styleVariants } from '@vanilla-extract/css';

export const inline = style({ display: 'flex', minWidth: 0, margin: 0, padding: 0, listStyle: 'none' });

export const wrap = styleVariants({ wrapping: { flexWrap: 'wrap' }, single: { flexWrap: 'nowrap' } });
