import { globalStyle, style } from '@vanilla-extract/css';

/** A page with hostile styles, to show that they don't affect the custom element. */
export const hostilePage = style({
  boxSizing: 'border-box',
  minHeight: '100vh',
  padding: 24,
  background: '#fdf0d5',
  color: '#b3001b',
  font: 'italic 900 40px / 3 serif',
  letterSpacing: '.3em',
  textAlign: 'center',
  textDecoration: 'line-through',
  textTransform: 'uppercase',
});

globalStyle(`${hostilePage} *`, { all: 'unset' });

globalStyle(`${hostilePage} :is(button, select, table, td, th, dialog, svg, [class])`, {
  display: 'block !important' as 'block',
  padding: '40px !important',
  background: 'yellow !important',
});
