import { style } from '@vanilla-extract/css';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, radius } = vars;

const bar = { content: '', height: 10, borderRadius: radius.s, background: color.bg.inset } as const;
const outline = { border: '1px solid GrayText' };

/** Where the text of a cell will be, on the side and within the width of its column. */
export const awaitedCell = style({
  '::before': { ...bar, display: 'inline-block', width: '80%' },
  selectors: {
    'tr:nth-child(3n + 2) > &::before': { width: '60%' },
    'tr:nth-child(3n) > &::before': { width: '45%' },
  },
  '@media': { [media.forcedColors]: { '::before': outline } },
});

/** Where a card will be: three lines, and the button at its end. */
export const awaitedCard = style({
  height: rem(153),
  '::before': { ...bar, width: '48%', boxShadow: [28, 56].map((y) => `0 ${y}px ${color.bg.inset}`).join() },
  '::after': {
    ...bar,
    alignSelf: 'end',
    justifySelf: 'end',
    width: '60%',
    height: vars.control.touch,
    borderRadius: radius.m,
  },
  '@media': { [media.forcedColors]: { '::before': outline, '::after': outline } },
});
