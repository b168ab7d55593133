import { globalStyle } from '@vanilla-extract/css';
import { cut, lines } from './cells.css.ts';
import { wraps } from './table.css.ts';

/** A row that doesn't open, while it has the focus by keyboard or touch: it shows its texts in full. */
const row = 'tr[data-id][tabindex]:focus';

globalStyle(`${row} > *`, { paddingBlock: '4px', whiteSpace: 'normal', overflowWrap: 'anywhere' });

globalStyle(`${row} :is(${cut}, ${lines}, ${wraps})`, {
  display: 'inline',
  overflow: 'visible',
  whiteSpace: 'normal',
});

// Policy types: all their names, and no number of those that are left out.
globalStyle(`${row} ${lines}[data-more] > :last-child`, {
  position: 'static',
  clipPath: 'none',
  overflow: 'visible',
});
globalStyle(`${row} ${lines}[data-more]::after`, { content: 'none' });
