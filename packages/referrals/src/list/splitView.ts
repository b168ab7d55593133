/** Media query: a list and its open details share the width. */
export const splitView = '(min-width: 90em)';

/** Media query: a list next to open details has no space for tools and captions. */
export const narrowSplit = `${splitView} and (max-width: ${1799 / 16}em)`;

/** Width of the details, in pixels at the default text size. */
export const detailsWidth = 470;
