import type { Names } from '@advantage/ui';
import { columns } from './columns.ts';

/** Creates an area of names, each of which is its own text in English. */
const ownNames = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, name]));

/** Headings of list and export columns. */
export const headings: Names<(typeof columns)[keyof typeof columns]> = /* @__PURE__ */ ownNames(
  /* @__PURE__ */ Object.values(columns),
);

const statuses = [
  'Available',
  'Claimed',
  'Settled',
  'Incoming',
  'Delivered',
  'Assigned',
  'On Hold',
  'Ineligible',
  'Undefined',
  'Transferred',
  'Open',
  'In Progress',
  'Quote Sent',
  'Bound',
  'Unable to Service',
  'Claimed by another agent',
  'No longer available',
] as const;

/** Marketplace and progress statuses, and why a row is grayed out. */
export const statusNames: Names<(typeof statuses)[number]> = /* @__PURE__ */ ownNames(statuses);

/** The verb in the name of the claim action, `status.claimNow`: sentences call 'Claim Now' 'Claim', and 'Buy now' 'Buy'. */
const verb = (action: string) => action.replace(/ now$/i, '');

/** That verb inside a sentence: 'claim', 'buy'. */
const lowerVerb = (action: string) => verb(action).replace(/^./, (first) => first.toLowerCase());

/** Labels of a claim in flight. */
export const pending = {
  check: 'Checking',
  talk: 'Connecting',
  claim: (action: string): string => (/^claim/i.test(action) ? 'Claiming' : 'Processing'),
};

/** Claiming a referral, and the outcomes of a claim. */
export const claim = {
  tooLate: "Time's up. This referral can no longer be claimed.",
  noPrice: 'This referral has no price yet.',
  claimOf: (name: string, action: string) => `${verb(action)} ${name}`,
  claimButton: (price: string, action: string) => `${verb(action)} for ${price}`,
  talkNowButton: (price: string) => `Talk now for ${price}`,
  failed: (subject: string) => `${subject} could not be claimed.`,
  costs: (subject: string, price: string) => `${subject} costs ${price}.`,
  expired: (subject: string) => `${subject} has expired.`,
  gone: (subject: string) => `${subject} is no longer available.`,
  priceChanged: (price: string, name?: string) =>
    `The price${name === undefined ? '' : ` of ${name}`} is now ${price}.`,
  stillAvailable: (subject: string) => `${subject} is still available. Nothing has been charged.`,
  details: 'Details',
  close: 'Close',
  talkNowFor: (price: string) => `Talk now for ${price}?`,
  claimFor: (price: string, action: string) => `${verb(action)} for ${price}?`,
  cancel: 'Cancel',
  thisReferral: 'This referral',
  nothingCharged: 'Nothing has been charged.',
  yours: (subject: string) => `${subject} is yours.`,
  paid: (price: string) => `You paid ${price}.`,
  lost: (subject?: string) => `Another agent claimed ${subject ?? 'this referral'} a moment ago.`,
  claimedElsewhere: (subject: string) => `${subject} was claimed in your name a moment ago.`,
  nothingMoreCharged: 'Nothing more has been charged.',
  balanceTooLow: 'Your prepaid balance is too low.',
  balanceWasTooLow: (price: string) => `Your prepaid balance was too low for ${price}.`,
  checking: 'Checking whether your claim went through…',
  theReferral: 'The referral',
  unconfirmed: 'The claim was not confirmed.',
  open: 'Open',
};

/** Which referrals a list shows: those in the user's appetite, or all. */
export const scopes = { 'in-appetite': 'In-Appetite', all: 'All Referrals' };

/** The details panel. */
export const details = {
  email: 'Email',
  call: 'Call',
  premium: 'Est. premium',
  delivered: 'Delivered',
  age: 'Age',
  gender: 'Gender',
  industry: 'Industry',
  employees: 'Employees',
  policyType: 'Policy type',
  currentlyInsured: 'Currently insured',
  medicalExam: 'Medical exam',
  yes: 'Yes',
  no: 'No',
  assignedTo: 'Assigned to',
  yearsInBusiness: 'Years in business',
  progress: 'Progress',
  none: 'None',
  detailsFailed: 'The details could not be loaded.',
  retry: 'Retry',
  fromList: 'Showing the details from the list.',
  gone: 'This referral is no longer available.',
  failed: 'The referral could not be loaded',
  notFound: 'Referral not found',
  loading: 'Loading details',
  seeNext: 'See the next referral',
  previous: 'Previous referral',
  next: 'Next referral',
  message: 'Message',
  noContact: 'No phone or email provided.',
  details: 'Referral details',
  streetView: 'Street view of the address',
  categories: { CL: 'Commercial', PL: 'Personal', 'L&A': 'Life & Annuities' },
  position: (index: string, total: string) => `${index} of ${total}`,
  hidden: 'Contact details are hidden.',
  locked: (action: string) => `Name, phone, email and address after you ${lowerVerb(action)}`,
  lockedBusiness: (action: string) =>
    `Name, business, phone, email and address after you ${lowerVerb(action)}`,
  shownOnceClaimed: 'Contact details appear once the referral is claimed.',
};

/** The public feed. */
export const feed = {
  heading: 'Insurance Referral Feed',
  label: 'Insurance referrals',
  state: 'State',
  sort: 'Sort by',
};

const dollarsAndCents = /* @__PURE__ */ new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});
const dayAndMonth = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const dates = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const oneDay = 86_400_000;

/** Claim-It Transactions: their days and totals. */
export const transactions = {
  price: (amount: number) => dollarsAndCents.format(amount),
  day(day: number | null, today: number) {
    if (day === null) return 'Unknown date';
    if (day === today) return 'Today';
    return Math.round((today - day) / oneDay) === 1 ? 'Yesterday' : dayAndMonth.format(day);
  },
  onThisPage: (count: string) => `${count} on this page`,
  of: (count: string, number: number) => `· ${count} ${number === 1 ? 'transaction' : 'transactions'}`,
  ofPage: (count: string, number: number) =>
    `on this page · ${count} ${number === 1 ? 'transaction' : 'transactions'}`,
  ofRange: (count: string, number: number, at: string) =>
    `· ${count} ${number === 1 ? 'transaction' : 'transactions'} as of ${at}`,
  dates: 'Dates',
  thisPage: 'This page',
  ranges: {
    today: 'Today',
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    all: 'All dates',
  },
  chooseDates: 'Choose dates…',
  from: 'From',
  to: 'To',
  show: 'Show transactions',
  days: (from: number, to: number) => dates.formatRange(from, to),
  stopped: (done: string, total: string) => `Stopped at ${done} of ${total}.`,
  incomplete: "Some transactions couldn't be read.",
  failed: 'Try again',
  adding: (done: string, total: string) => `${done} of ${total} · Cancel`,
};

/** Headings of the lists, and messages of empty ones. */
export const screens = {
  marketplace: 'Claim-it Marketplace',
  all: 'All referrals',
  available: 'Claim-It Referrals',
  acquiredName: 'Acquired Referrals',
  allReferrals: 'All Referrals',
  justDelivered: 'just delivered',
  yoursToCall: 'yours to call',
  noneAcquired: 'No acquired referrals yet',
  claimedShowHere: (action: string) =>
    `Referrals you ${lowerVerb(action)} appear here, with the consumer's contact details.`,
  accountShowsHere: 'Referrals that your account acquires appear here.',
  acquired: 'Acquired referrals',
  referrals: 'Referrals',
  noneRecent: 'No recent referrals',
  recentShowHere: 'New referrals appear here as they are delivered.',
  recent: 'Recent referrals',
  none: 'No referrals yet',
  showHere: 'New referrals appear here as they arrive.',
  noneClaimed: 'No transactions yet',
  noneOnTheseDays: 'No transactions on these dates',
  chooseOtherDates: 'Choose other dates above.',
  claimedByAgentsShowHere: 'Referrals appear here as agents claim them.',
  transactions: 'Claim-It Transactions',
};

/** Keyboard shortcuts. */
export const keys = {
  shortcuts: 'Keyboard shortcuts',
  nextRow: 'Next row',
  previousRow: 'Previous row',
  openDetails: 'Open details',
  closeDetails: 'Close details',
  claimOrTalk: (action: string) => `${verb(action)} or talk now`,
  confirm: 'Confirm',
  filters: 'Filters',
  switch: 'Single-key shortcuts',
  note: 'Off while you type. Saved on this device.',
};

const namedKeys = ['Down', 'Up', 'Enter', 'Esc'] as const;

/** Names of keys on a keyboard. */
export const keyNames: Names<(typeof namedKeys)[number]> = /* @__PURE__ */ ownNames(namedKeys);

/** How up to date a list is, and how many rows are new. */
export const live = {
  live: 'Live',
  new: (count: number) => `${count} new`,
  newRows: (count: number) => (count === 1 ? '1 new referral' : `${count} new referrals`),
  paused: 'Paused',
  signIn: 'Sign-in required',
  connecting: 'Connecting',
  reconnectingNow: 'Reconnecting',
  noAccess: 'No access',
  ago: (count: number, unit: 's' | 'min') => `${count} ${unit}`,
  reconnecting: (time: string) => `Last updated ${time} · reconnecting`,
  updated: (age: string) => `Updated ${age} ago.`,
  pressToPause: 'Press to pause.',
  pressToResume: 'Press to resume.',
};

/** The filters of a list. On phones each has a label. */
export const filterBar = {
  filters: 'Filters',
  orderAndFilters: 'Order and filters',
  shown: 'Referrals shown',
  show: 'Show',
  showClaimed: 'Show Claimed',
  dates: 'Dates',
  delivered: 'Delivered',
  state: 'State',
  sort: 'Sort',
  done: 'Done',
};

/** Periods of up to three days are given in hours. */
const span = (days: number) => (days > 3 ? `${days} days` : `${days * 24} hours`);

/** Filters, and messages for a list without matches. */
export const filters = {
  withinLast: (days: number) => `last ${span(days)}`,
  last: (days: number) => span(days),
  activity: (days: number) => `All referral activity from the last ${span(days).replace(' hour', 'hr')}`,
  allStates: 'All states',
  clearTheState: 'Clear the state',
  newShowHere: 'New referrals appear here as they come in',
  noMatch: 'No referrals match these filters',
  clearState: 'Clear state',
  noneOnPage: 'No referrals on this page',
  endsBefore: 'The list has fewer pages now.',
  firstPage: 'First page',
  anyState: 'All States',
  noResults: 'No results.',
};

/** The periods of the date filter, and suggestions to widen it when a list is empty. */
export const periods = {
  last: (days: number) => `Last ${span(days)}`,
  either: (step: string, other: string) => `${step} or ${other}`,
  widenTheDatesToo: 'widen the dates',
  widenTheDates: 'Widen the dates',
};

/** The menu of a list's tools. */
export const tools = {
  skip: 'Skip to referrals',
  tools: 'Tools',
  columns: 'Columns',
  order: 'Order',
  views: 'Saved views',
  alerts: 'Alerts',
  select: 'Select rows',
  doneSelecting: 'Stop selecting',
  export: 'Export',
  terms: 'Types and statuses',
  keys: 'Keyboard shortcuts',
  pause: 'Pause updates',
  resume: 'Resume updates',
  on: 'On',
  off: 'Off',
  stopped: 'Stopped',
};

/** The column picker. */
export const columnTools = {
  usualWidth: 'Default width',
  wider: 'Wider',
  narrower: 'Narrower',
  columnMenu: (label: string) => `${label} column`,
  hide: (label: string) => `Hide ${label}`,
  standard: 'Standard',
  compact: 'Compact',
  roomy: 'Roomy',
  rowHeight: 'Row height',
  columns: 'Columns',
  reset: 'Reset to default',
  more: (label: string) => `More for ${label}`,
  forward: 'Move forward',
  back: 'Move back',
  pin: 'Pin to the left',
  unpin: 'Unpin',
  pinned: (label: string) => `${label} is pinned to the left`,
  unpinned: (label: string) => `${label} is no longer pinned`,
  moved: (label: string, place: number, count: number) => `${label}, column ${place} of ${count}`,
};

/** The order of a list: after its name, and on phones on the button that changes it. */
export const orders = {
  newest: { line: 'newest first', short: 'Newest' },
  oldest: { line: 'oldest first', short: 'Oldest' },
  soonest: { line: 'closing soonest first', short: 'Closing soonest' },
  latest: { line: 'closing latest first', short: 'Closing latest' },
  none: { line: 'in the order of the service', short: 'Not sorted' },
  by: (column: string, direction: string) => ({
    line: `by ${column}, ${direction}`,
    short: `${column}, ${direction}`,
  }),
  down: 'high to low',
  up: 'low to high',
  fromA: 'A to Z',
  fromZ: 'Z to A',
};

/** Selected rows. */
export const selection = {
  selection: 'Selection',
  selectPage: 'Select all on this page',
  select: (title: string, place: string | null) => `Select ${title}${place === null ? '' : `, ${place}`}`,
  nothing: 'Nothing selected',
  count: (count: number) => (count === 1 ? '1 referral selected' : `${count} referrals selected`),
  export: 'Export',
  copied: 'Copied',
  copyFailed: 'Could not be copied',
  copy: 'Copy',
  open: 'Open',
  clear: 'Clear',
  done: 'Done',
};

/** Cells of every list. */
export const cells = {
  directCall: 'Direct Call',
  notApplicable: (category: string) => `N/A (${category})`,
  new: 'NEW',
};

/** Cells and referral names in lists that require sign-in. */
export const memberCells = {
  secondaryPartner: 'Secondary Partner',
  inPlace: (title: string, place: string) => `${title} in ${place}`,
  earlier: 'Earlier',
};

/** Calling or emailing the consumer of an acquired referral, and copying contact details. */
export const contact = {
  call: 'Call',
  email: 'Email',
  copy: { phone: 'Copy phone', email: 'Copy email', address: 'Copy address', link: 'Copy link' },
  copied: { phone: 'Phone copied', email: 'Email copied', address: 'Address copied', link: 'Link copied' },
  copyFailed: {
    phone: 'The phone number could not be copied',
    email: 'The email could not be copied',
    address: 'The address could not be copied',
    link: 'The link could not be copied',
  },
};

/** The line above the pager that counts the rows. */
export const paging = {
  empty: 'Showing 0 to 0 of 0 Referrals',
  showing: (from: string, to: string, total: string) => `Showing ${from} to ${to} of ${total} Referrals`,
};

/** The status button. `claimNow` is the name of the claim action everywhere: sentences about it get it as `action`. */
export const status = {
  claimNow: 'Claim Now',
  claimNowFor: (price: string, action: string) => `${action} - ${price}`,
  was: (price: string) => `was ${price}`,
  talkNowFor: (price: string) => `Talk Now (${price})`,
  talkNow: 'Talk Now',
};

/** The countdown of a status, and the 'Talk now' button. */
export const timedStatus = {
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  left: (clock: string) => `${clock} left`,
  fell: (price: string, clock: string) => `was ${price}, fell ${clock} ago`,
  talkNow: 'Talk now',
  talkNowFor: (price: string) => `Talk now - ${price}`,
  timeUp: "Time's up",
  youPay: (price: string) => `you pay ${price}`,
};

/** The sign-up invitation in the public feed. */
export const signUp = {
  question: 'Want to get referrals like this one?',
  offer: 'Sign up for Advantage to get high-intent, inbound, appetite-matched insurance leads.',
  start: 'Get Advantage Now',
  signedUp: 'Already signed up?',
  close: 'Close',
  employees: (count: number) => (count === 1 ? '1 employee' : `${count} employees`),
  years: (count: number) => (count === 1 ? '1 year in business' : `${count} years in business`),
};

/** Texts that differ between brands, apart from `status.claimNow`. */
export const brandTexts: Names<'Log in now'> = { 'Log in now': 'Log in now' };

/** The table, and its loading and error messages. */
export const table = {
  detailsSuffix: ', details',
  refreshFailed: 'Referrals could not be refreshed',
  refreshRefused: 'The service has refused access to these referrals',
  signInRequired: 'Sign-in required',
  signInText:
    "Only signed-in users can see these referrals. If you're signed in, sign out and sign in again.",
  noAccess: "You don't have access to these referrals",
  noAccessText: 'Ask your administrator for access.',
  loadFailed: 'Referrals could not be loaded',
  loading: 'Loading referrals',
  rejected: (count: number) =>
    count === 1 ? "1 referral couldn't be read." : `${count} referrals couldn't be read.`,
  unreadable: "These referrals couldn't be read",
  unreadableText: 'The service sent them in an unknown format. Ask your help desk.',
  retry: 'Retry',
};

/** The status of a recent referral. */
export const recentStatuses = {
  Settled: 'Settled',
  Available: 'Available to Claim',
  Claimed: 'Claimed Referral',
  Ineligible: 'Ineligible',
  Assigned: 'Assigned CCR',
};

/** The popover that explains Status. */
export const statusHelp = {
  available: 'A real-time referral, available to Claim-it subscribers.',
  claimed: 'Purchased by an independent agent or partner. The consumer data is shared exclusively with them.',
  assigned: "Given to the partner that best fits the consumer's needs.",
  demo: 'Book a demo',
  title: 'What Status means',
};

/** The popover that explains Type. */
export const typeHelp = {
  title: 'What Type means',
  terms: [
    {
      name: 'CCR – Consumer Choice Referral',
      meaning: 'The consumer picks the agency in a find-an-agent flow.',
    },
    {
      name: 'CIR – Claim-it Referral',
      meaning: 'Exclusive appetite-matching leads, claimed on demand by subscribers.',
    },
    { name: 'WT-CIR – Warm Transfer CIR', meaning: 'The consumer calls in.' },
    {
      name: 'PCR – Premium Choice Referral',
      meaning: 'Delivered automatically by appetite, location and subscription level.',
    },
    {
      name: 'CTR – Consumer Telephone Referral',
      meaning: 'The consumer calls through a tracked listing.',
    },
  ],
};

/** Alerts about new referrals. */
export const alerts = {
  notify: 'Notify me about new referrals',
  checks: (seconds: number) =>
    `Checks every ${seconds} seconds while this page is open. Background tabs may check less often.`,
  viewDeleted: 'Alerts stopped because their saved view was deleted. Choose what to be alerted about.',
  about: 'Alert me about',
  deletedView: 'Deleted view',
  everyNew: 'Every new referral',
  test: 'Send a test alert',
  cannotSave: "This browser can't save settings. They reset when you close the page.",
  newReferral: 'New referral',
  example: 'This is what an alert looks like.',
  blocked: 'Notifications are blocked. Allow them for this site in your browser settings.',
  unsupported: "This browser doesn't support notifications.",
  how: 'How',
  count: 'Show the count in the tab title',
  sound: 'Sound',
  desktop: "Desktop notification when I'm in another window",
  quietHours: 'Quiet hours',
  quietHint: 'Mutes sounds and notifications.',
  quietTimes: 'From and to (your local time)',
  quietFrom: 'Quiet from',
  quietUntil: 'Quiet until',
  newReferrals: (count: number) => `${count} new referrals`,
  andMore: (count: number) => `and ${count} more`,
};

/** CSV export. */
export const exporting = {
  export: 'Export',
  title: 'Export as CSV',
  done: 'Done',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  hint: 'Exports the visible columns in their current order. Times are in UTC.',
  rows: 'Rows',
  thisPage: (what: string) => `This page: ${what}`,
  allPages: (what: string) => `All pages: ${what}`,
  referrals: (count: number, written: string) => (count === 1 ? '1 referral' : `${written} referrals`),
  progress: (done: string, total: string) => `${done} of ${total}`,
  gathering: 'Gathering referrals',
  stopped: 'Export paused',
  pausedAt: (progress: string) => `${progress} are ready. Try again to continue.`,
  exported: (what: string) => `${what} exported.`,
  leftOut: (what: string, count: number) =>
    `${what} could not be read and ${count === 1 ? 'is' : 'are'} left out.`,
  asOf: (time: string) => `As of ${time}.`,
  read: (from: string, to: string) => `Read between ${from} and ${to}.`,
  changed: 'The list changed during the export, so rows may be missing.',
};

/** Saved views. */
export const views = {
  cancel: 'Cancel',
  nameRequired: 'Give the view a name.',
  nameTooLong: (max: number) => `Use at most ${max} characters.`,
  nameTaken: 'A view with this name already exists.',
  storageFull: 'Storage is full. Nothing was changed.',
  gone: 'This view was deleted in another tab.',
  newerVersion:
    'The views on this device were saved by a newer version of this page. Reload it to change them.',
  tooMany: (max: number) => `You can save up to ${max} views per list. Delete one first.`,
  notAFile: "This isn't a saved-views file.",
  import: 'Import',
  export: 'Export',
  file: 'Saved-views file',
  name: 'Name',
  deleted: (name: string) => `View '${name}' deleted.`,
  undo: 'Undo',
  isDefault: 'Default',
  unsetDefault: 'Remove as default',
  setDefault: 'Set as default',
  update: 'Update this view',
  rename: 'Rename',
  delete: 'Delete',
  hint: 'Save the current filters, sort and columns as a view (this device only).',
  nameOfView: 'View name',
  save: 'Save current view',
  saveNew: 'Save',
  more: (name: string) => `More for ${name}`,
  imported: (count: number) => (count === 1 ? '1 view imported.' : `${count} views imported.`),
  leftOut: (count: number) => (count === 1 ? '1 view left out.' : `${count} views left out.`),
  otherList: 'This file contains views of another list.',
};
