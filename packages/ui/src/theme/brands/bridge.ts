import type { Brand } from '../brand.ts';

/** Bridge: institutional and calm; the default brand. Theme class `bridge-theme`. */
export const bridge: Brand<never> = {
  key: 'bridge',
  name: 'Bridge',
  mark: {
    viewBox: '0 0 30 28',
    strokeWidth: 2.25,
    strokeEnd: 'square',
    strokes: [],
    accents: ['M3 9.5h24', 'M7 9.5V22', 'M23 9.5V22', 'M7 20.5a8 7.6 0 0 1 16 0'],
    dots: [],
  },
};
