import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** Windows in which a table of all columns must save space. */
export const savesRoom = `(max-width: ${1919 / 16}em)`;

/** Desktops on which all columns fit in smaller type. */
export const typicalDesktop = `${media.wide} and ${savesRoom}`;

/** The narrowest windows that show a table. */
export const tablet = `${media.rail} and (max-width: ${879 / 16}em)`;

/** Where a table of all columns shows only the first policy type and the number of others. */
export const shortLines = `${media.desktop} and (max-width: ${1599 / 16}em)`;

/** A typical laptop. */
export const laptop = `${media.wide} and (max-width: ${1439 / 16}em)`;

/** Where a table of all columns uses smaller type. */
export const denseDesktop = `${media.desktop} and ${savesRoom}`;

/** Where cells of a table of all columns don't fit on one line: up to a typical laptop. */
export const tightDesktop = `${media.desktop} and (max-width: ${1439 / 16}em)`;

/** Windows wider than `tightDesktop`. */
export const aboveTight = `(min-width: ${1440 / 16}em)`;

/** Custom property with the total width of the columns pinned to the start. */
export const pinnedWidth = '--pinned-start';

/** Around a table of all columns. On tight desktops texts take two lines, and rows are tall enough for them. */
export const tight = style({
  '@media': {
    [tightDesktop]: { vars: { [vars.row.height]: vars.row.comfortable } },
    // Column widths depend on the width of the scroll region.
    [media.rail]: { containerType: 'inline-size' },
  },
});

/** On a table with more columns than fit comfortably: smaller type, with two lines per row. */
export const dense = style({
  // Doubles the class to outweigh the table's font size regardless of style sheet order.
  '@media': {
    [denseDesktop]: { selectors: { '&&': { fontSize: vars.text.s.size, lineHeight: vars.text.xs.line } } },
  },
});
