/** The application frame. */
export const shell = {
  navigation: 'Navigation',
  main: 'Main',
  planned: (place: string) => `${place}, not available yet`,
};

/** Saves with an unknown outcome. */
export const writes = {
  unknownOutcome: "The connection was lost, so it isn't known whether this was saved.",
  pageLeft: 'You left the page before the service responded.',
};

/** The link that skips the navigation. */
export const skipLink = {
  skip: 'Skip to content',
};

/** Pending buttons, for screen readers. */
export const button = {
  pending: 'pending',
  pendingLabel: (label: string) => `${label} pending`,
};

/** Content that is loading. */
export const loading = {
  loading: 'Loading',
};

/** Content that couldn't be loaded. */
export const errorState = {
  failed: (what: string) => `${what}.`,
  since: (what: string, time: string) => `${what} since ${time}.`,
  retrying: 'Retrying',
  retry: 'Retry',
};

/** Components whose code couldn't be loaded. */
export const lazyComponent = {
  failed: 'This part could not be loaded. Reload the page to try again',
};

/** All form controls. */
export const field = {
  required: 'Required',
  to: 'to',
  noResults: 'No results.',
};

/** Lists of checkboxes. */
export const checkboxGrid = {
  find: 'Find',
  selected: (count: number, total: number) => `${count} of ${total}`,
  required: ', required',
  noResults: 'No results.',
  selectAll: 'Select all',
  selectShown: 'Select shown',
  selectNone: 'Select none',
  clearShown: 'Clear shown',
  shown: (count: number) => `${count} shown`,
};

/** Keys that a number field rejects. */
export const numberField = {
  noNegative: 'Negative numbers aren’t allowed.',
  wholeOnly: 'Whole numbers only.',
  numbersOnly: 'Numbers only.',
  maxDigits: (count: number) => `At most ${count} digits.`,
  maxDecimals: (count: number) => `At most ${count} decimals.`,
};

/** Search fields. */
export const searchField = {
  clear: 'Clear search',
};

/** Fields for keys and passwords. */
export const secretField = {
  show: (label: string) => `Show ${label}`,
  hide: (label: string) => `Hide ${label}`,
};

/** Selects. */
export const select = {
  search: 'Search',
  placeholder: 'Select an item',
};

/** Times of day. */
export const timeField = {
  endOfDay: 'End of day',
  noon: 'Noon',
  midnight: 'Midnight',
  notATime: 'Enter a time, such as 9:00 AM or 17:30.',
  showTimes: (label: string) => `Show suggestions ${label}`,
  times: (label: string) => `Suggestions ${label}`,
};

/** Tags that can be removed. */
export const tag = {
  remove: (item: string) => `Remove ${item}`,
};

/** Lists of codes or addresses. */
export const tagInput = {
  more: (count: number) => `${count} more`,
  showAll: 'Show all',
  showAsList: 'Show as list',
  editAsText: 'Edit as text',
  separateWithCommas: 'Separate items with commas.',
  hint: (count: number) =>
    count === 0
      ? 'Separate items with commas or Enter.'
      : `${count} in the list. Use the arrow keys at the start of the text to reach them.`,
  added: (what: string) => `${what} added`,
  removed: (item: string) => `${item} removed`,
  pressAgain: (item: string) => `${item}: press Backspace again to remove it`,
};

/** The number of errors in a part of a form, for screen readers. */
export const countBadge = {
  errors: (count: number): string => (count === 1 ? 'error' : 'errors'),
  nouns: (count: number, noun: string) => (count === 1 ? noun : `${noun}s`),
};

/** Dialogs and side panels. */
export const dialog = {
  close: 'Close',
};

/** Toasts, and the history of past ones. */
export const toast = {
  close: 'Close',
  messages: 'Messages',
  newestFirst: 'Messages, newest first',
};

/** Pagination of a list. */
export const pager = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
};

/** Ages and dates. */
export const time = {
  shortDate: (date: Date) =>
    `${date.getMonth() + 1}/${date.getDate()}/${String(date.getFullYear()).slice(-2)}`,
  timeOfDay(date: Date) {
    const hours = date.getHours();
    return `${hours % 12 || 12}:${String(date.getMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
  },
  new: 'New',
  today: 'Today',
  minutesAgo: (count: number) => `${count} min ago`,
  daysAgo: (count: number) => `${count} day ago`,
  minutesLeft: (count: number) => (count === 1 ? '1 minute left' : `${count} minutes left`),
};

const dollars = /* @__PURE__ */ new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Amounts of money and numbers. */
export const numbers = {
  money: (amount: number) => dollars.format(amount),
  number: (value: number) => value.toLocaleString('en-US'),
};
