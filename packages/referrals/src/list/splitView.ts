/** Pages on which a list and its open details share the width. */
export const splitView = '(min-width: 90em)';

/** The width of the details, in pixels at the usual text size. */
export const detailsWidth = 470;
