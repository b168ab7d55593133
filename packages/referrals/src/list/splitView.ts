/** Pages on which a list and its open details share the width. */
export const splitView = '(min-width: 90em)';

/** Those in which a list next to open details has no room for its tools and words. */
export const narrowSplit = `${splitView} and (max-width: ${1799 / 16}em)`;

/** The width of the details, in pixels at the usual text size. */
export const detailsWidth = 470;
