import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where a table of all columns has no room for one line each: on desks up to the usual laptop. */
export const tightDesk = `${media.desk} and (max-width: 1439px)`;

/** Around a table of all columns: on a tight desk its texts take two lines, and rows are high enough for them. */
export const tight = style({
  '@media': { [tightDesk]: { vars: { [vars.row.height]: vars.row.comfortable } } },
});

/** On a table with more columns than fit: smaller type and tighter columns below 1600 px. */
export const dense = style({ '@media': { 'screen and (max-width: 1599px)': { fontSize: 13 } } });
