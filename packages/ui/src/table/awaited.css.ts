import { style } from '@vanilla-extract/css';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';
import { rowHeight } from './Table.css.ts';

const { color, radius } = vars;

const bar = { content: '', height: 10, borderRadius: radius.s, background: color.bg.inset } as const;
const pageRows = 25;
const outline = { border: '1px solid GrayText' };

/** Placeholder for the text of a column: a page of rows in one cell. */
export const awaitedCell = style({
  height: `calc(${rowHeight} * ${pageRows})`,
  color: color.bg.inset,
  verticalAlign: 'top',
  backgroundImage: `linear-gradient(transparent calc(${rowHeight} - 1px), ${color.border.hairline} 0)`,
  backgroundSize: `100% ${rowHeight}`,
  '::before': {
    ...bar,
    display: 'inline-block',
    width: '80%',
    marginTop: `calc(${rowHeight} / 2 - 5px)`,
    background: 'currentcolor',
    boxShadow: Array.from({ length: pageRows - 1 }, (_, row) => `0 calc(${rowHeight} * ${row + 1})`).join(),
    verticalAlign: 'top',
  },
  selectors: {
    '&:nth-child(3n + 2)::before': { width: '60%' },
    '&:nth-child(3n)::before': { width: '45%' },
  },
  '@media': {
    [media.forcedColors]: { color: 'GrayText', forcedColorAdjust: 'none', '::before': { height: 2 } },
  },
});

/** Placeholder for a card: three lines, and the button at its end. */
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
