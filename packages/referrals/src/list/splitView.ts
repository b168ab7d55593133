/** Pages on which a list and its open details share the width. */
export const splitView = '(min-width: 90em)';
