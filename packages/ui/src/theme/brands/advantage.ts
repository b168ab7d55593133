import type { Brand } from '../brand.ts';

/** Advantage: open and warm. Theme class `advantage-theme`. */
export const advantage: Brand<never> = {
  key: 'advantage',
  name: 'Advantage',
  mark: {
    viewBox: '0 0 26 28',
    strokeWidth: 3,
    strokeEnd: 'round',
    strokes: ['M3.5 22 13 5.5 22.5 22'],
    accents: [],
    dots: [{ cx: 13, cy: 18.6, r: 3.1 }],
  },
};
