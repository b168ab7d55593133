import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({ display: 'inline-flex', flex: 'none' });

export const arc = style({
  display: 'block',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  animation: `${turn} .8s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
