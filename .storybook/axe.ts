/** What axe looks for in every story: WCAG 2.2 at level AA and its best practices. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** React Aria's announcer lives on after the element it speaks of, outside of any story. */
export const axeExclude = ['[data-live-announcer]'];
