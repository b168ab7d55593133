import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** Windows in which a table of all columns has to save room. */
export const savesRoom = `(max-width: ${1919 / 16}em)`;

/** Desks on which all columns fit in smaller type. */
export const typicalDesktop = `${media.wide} and ${savesRoom}`;

/** The narrowest windows with a table. */
export const tablet = `${media.rail} and (max-width: ${879 / 16}em)`;

/** Where rows of all columns name the first policy type and say how many more there are. */
export const shortLines = `${media.desktop} and (max-width: ${1599 / 16}em)`;

/** The usual laptop. */
export const laptop = `${media.wide} and (max-width: ${1439 / 16}em)`;

/** Where a table of all columns shows them in smaller type. */
export const denseDesktop = `${media.desktop} and ${savesRoom}`;

/** Where a table of all columns has no room for one line each: on desks up to the usual laptop. */
export const tightDesktop = `${media.desktop} and (max-width: ${1439 / 16}em)`;

/** The windows above those. */
export const aboveTight = `(min-width: ${1440 / 16}em)`;

/** Custom property of a table with columns that stay at its start: their width. */
export const pinnedWidth = '--pinned-start';

/** Around a table of all columns: on a tight desk its texts take two lines, and rows are high enough for them. */
export const tight = style({
  '@media': {
    [tightDesktop]: { vars: { [vars.row.height]: vars.row.comfortable } },
    // Widths of columns follow that of the region they scroll in.
    [media.rail]: { containerType: 'inline-size' },
  },
});

/** On a table with more columns than fit easily: smaller type, in lines of which a row holds two. */
export const dense = style({
  // Twice its class: whichever style sheet comes last, it outweighs the type of the table.
  '@media': {
    [denseDesktop]: { selectors: { '&&': { fontSize: vars.text.s.size, lineHeight: vars.text.xs.line } } },
  },
});
