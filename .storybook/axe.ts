/** The rules that axe checks in every story: WCAG 2.2 at level AA and axe's best practices. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Elements that axe skips: React Aria's announcer outlives the element that it announces, outside of any story; stories in
 * a documentation page are checked on their own.
 */
export const axeExclude = ['[data-live-announcer]', '[data-story-block]'];
