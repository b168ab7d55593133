/** Media query for a viewport with room for the insight next to the form. */
export const wideLayoutQuery = 'screen and (min-width: 1440px)';
