import { count, number } from './englishNumbers.ts';
import { unnamed } from './unnamed.ts';

/** Messages about loading and saving. Don't change texts that the specification prescribes letter by letter. */
export const saving = {
  saved: (name: string) => `Marketplace [ ${name} ] has been saved successfully.`,
  saveFailed: (name: string) =>
    `Failed to save marketplace [ ${name} ]. Please refresh the page and try again.`,
  unknownOutcome: "The connection was lost, so it isn't known whether this was saved.",
  retrieveFailed: (id: number) =>
    `Failed to retrieve marketplace [${id}]. Please refresh the page and try again.`,
  sourcesFailed: 'Failed to load referral sources. Please refresh the page and try again.',
  codesFailed: 'Error encountered while retrieving NAICs codes. Please refresh the page and try again.',
  agencyFailed: (id: string) =>
    `Failed to retrieve agency ID [${id}]. Please refresh the page and try again.`,
};

/** The form outside its sections: heading, errors, drafts and the save bar. */
export const form = {
  heading: (name: string) => `Marketplace: ${name}`,
  newMarketplace: 'Creation',
  marketplace: 'Marketplace',
  allMarketplaces: 'All Marketplaces',
  loading: 'Loading the marketplace',
  loadFailed: 'The marketplace could not be loaded',
  notFound: 'Marketplace not found',
  maybeRemoved: 'It may have been deleted.',
  copied: (name: string) => `Copied from ${name}, without its name, agency, API key and recipient settings.`,
  oddFieldsKept:
    "Fields you don't change keep the values that the service sent. Required fields must be filled in.",

  sections: 'Sections',
  sectionKeys: (keys: string) => `Press ${keys} to go to a section.`,
  firstToLast: (first: string, last: string) => `${first} to ${last}`,
  lastOr: ' or ',
  off: 'Off',
  complete: 'Complete',
  thingsToFix: (things: number) => `${count(things, 'thing')} to fix before you can save`,
  fixToSave: (errors: number) => `Fix ${count(errors, 'error')} to save`,

  review: (changes: number) => `Review ${count(changes, 'change')}`,
  save: 'Save Marketplace',
  discard: 'Discard Changes',
  savingNow: 'Saving…',
  savingLabel: 'Saving',
  noChanges: 'No changes to save',
  unsavedChanges: 'Unsaved Changes',
  willBeLost: (changes: number) =>
    `You have ${count(changes, 'unsaved change')}. ${changes === 1 ? 'It' : 'They'} will be lost if you leave this page.`,
  keepEditing: 'Continue Editing',

  draft: (time: string) => `You have unsaved changes from ${time}.`,
  draftLacksKey: "The delivery API key isn't stored. Enter it again.",
  restoreDraft: 'Restore',
  discardDraft: 'Discard',
};

/** Names of the sections. */
export const sectionTitles = {
  setup: 'Marketplace Setup',
  general: 'General',
  commercial: 'Commercial',
  personal: 'Personal',
  life: 'Life & Annuities',
  schedule: 'Limits and schedule',
  api: 'API',
  email: 'Email',
};

/** Headings of the groups of sections. */
export const sectionGroups = { appetite: 'Appetite Settings', delivery: 'Delivery Settings' };

/** Headings of the sections. */
export const sectionHeadings = {
  setup: 'Marketplace Setup',
  general: 'Appetite: General',
  commercial: 'Appetite: Commercial',
  personal: 'Appetite: Personal',
  life: 'Appetite: Life & Annuities',
  schedule: 'Delivery: Limits and schedule',
  api: 'Delivery: API',
  email: 'Delivery: Email',
};

/** Texts of the fields, except their labels. */
export const controls = {
  required: 'Required',
  to: 'to',
  noMinimum: 'No min',
  noMaximum: 'No max',
  noLimit: 'No limit',
  blankMeansNoLimit: 'Blank means no limit.',

  generic: 'Generic',
  agencyHint: 'Fills in the names and phone number from the agency.',
  agencyPending: 'Looking up the agency…',
  phoneFormat: 'xxxyyyzzzz',
  referralPrice: 'Referral price',
  percentExample: (price: string, delivered: string) => `A ${price} referral is delivered at ${delivered}.`,
  findState: 'Find a state',

  requirements: 'Only send referrals that include:',
  findLine: 'Find a line',
  yearsInBusiness: 'Years in business',
  estimatedPremium: 'Estimated premium',
  employees: 'Number of employees',
  deathBenefit: 'Death benefit',

  exclude: 'Exclude',
  include: 'Include',
  addCode: 'Add a code',
  naicsHint: '6-digit codes, separated by commas. Paste a column from a spreadsheet.',
  naicsUnavailable: 'The NAICS code list is not available, so codes can only be excluded.',
  notACode: 'Not 6 digits',
  unknownCode: 'Unknown code',
  codes: (codes: number) => count(codes, 'code'),
  codesAccepted: (accepted: number, known: number) =>
    `${number(accepted)} of ${count(known, 'code')} accepted`,
  codesUnknown: (codes: number) => `${codes} unknown`,

  addAddress: 'Add an address',
  addresses: (addresses: number) => `${addresses} addresses`,
  notAnAddress: 'Not an address',
  duplicate: 'Duplicate',
  bccHint: 'Optional.',
};

/** Notes in sections that are turned off. */
export const turnedOff = {
  commercial: (lines: number) =>
    `Off. Turn on to set insured and uninsured, ${lines} lines, NAICS codes, years in business, premium and employees.`,
  personal: (lines: number) =>
    `Off. Turn on to set insured and uninsured, ${lines} lines and estimated premium.`,
  life: (lines: number) =>
    `Off. Turn on to set medical exam and tobacco answers, ${lines} lines and death benefit.`,
  api: 'Off. Turn on to set method, authentication, URL and key.',
  email: 'Off. Turn on to set recipients, bcc recipients and individual recipient settings.',
};

/** The delivery test. */
export const deliveryTest = {
  send: 'Send a sample referral',
  again: 'Send it again',
  api: 'Posts one made-up referral, marked as a test, with the settings above, saved or not.',
  email: 'Emails one made-up referral, marked as a test, to the recipients above, saved or not.',
  accepted: (status: number | null, time: string) =>
    status === null ? `Accepted after ${time}.` : `Accepted with status ${status} after ${time}.`,
  declined: (status: number | null, time: string) =>
    `Responded with status ${status} after ${time}, but didn't accept the referral.`,
  refused: (status: number | null, time: string) => `Refused with status ${status} after ${time}.`,
  failed: "The sample referral wasn't delivered.",
  unavailable: "The service that sends sample referrals didn't respond.",
  outdated: 'The settings have changed since this test.',
  answer: 'Response',
  earlier: 'Earlier response',
  cancel: 'Cancel',
  canceled: 'Canceled. The sample referral may still arrive.',
  noBody: 'The response is empty.',
  sent: 'What was sent',
};

/** Individual settings of recipients. */
export const recipients = {
  title: 'Settings by recipient',
  find: 'Find a recipient',
  recipients: 'Recipients',
  recipient: 'Recipient',
  defaultPurchaser: 'Default purchaser',
  purchaserOf: (address: string) => `${address}: Default purchaser`,
  days: 'Days',
  daysOf: (address: string) => `${address} days`,
  times: 'Times',
  timesOf: (address: string) => `${address} times`,
  matchMarketplace: 'Match marketplace',
  startTime: 'Start time',
  endTime: 'End time',
  timezone: 'Timezone',
  allDay: '24 hours a day',
  showing: (first: number, last: number, total: number) =>
    `Showing ${first} to ${last} of ${total} recipients`,
  isNew: 'Available once the marketplace is saved.',
  byApi: 'Not available while Deliver to API is on.',
  none: 'Add a recipient first.',
};

/** Descriptions of changes, in the review before a save and in the merge dialog. */
export const changes = {
  changes: (changes: number) => count(changes, 'change'),
  backToForm: 'Back to the form',
  plainEnglish: 'In plain English',
  replaced: 'Replaced',
  blank: 'Blank',
  becomes: 'becomes',
  added: (items: string) => `Added: ${items}`,
  removed: (items: string) => `Removed: ${items}`,
  list: (items: readonly string[]) => items.join(', '),
  andMore: (items: string, more: number) => `${items} and ${number(more)} more`,
  conflict: 'Someone else changed this marketplace',
  conflictHint: 'Nothing is saved yet. Choose which changes to keep, then save.',
  changedOnServer: 'Changed on the server',
  changedByYou: 'Changed by you',
  bothChanged: (label: string) => `Both changed: ${label}`,
  yours: (value: string | undefined) => (value ? `Yours: ${value}` : 'Yours'),
  theirs: (value: string | undefined) => (value ? `Theirs: ${value}` : 'Theirs'),
  discardMine: 'Discard my changes',
  merge: 'Merge changes',
};

/** The list of marketplaces by priority. */
export const list = {
  allMarketplaces: 'All Marketplaces',
  about: 'A referral goes to the first marketplace that accepts it. Drag a row to change the order.',
  newMarketplace: 'New marketplace',
  byPriority: 'Marketplaces by priority',
  loading: 'Loading marketplaces',
  savingOrder: 'Saving the order',
  noneYet: 'No marketplaces yet',
  addFirst: 'Add a marketplace to start selling referrals.',
  noMatch: 'No marketplaces match',
  noMatchHint: 'Change the search or the filters.',
  searchingAgencies: ' · Searching agencies…',
  positionsHint: ' · Positions count hidden rows too. A row you move goes between the two rows you see.',

  drag: 'Drag',
  dragRow: (name: string) => `Drag ${name}`,
  place: '#',
  marketplace: 'Marketplace',
  enabled: 'Enabled',
  enable: (name: string) => `Enable ${name}`,
  on: 'On',
  off: 'Off',
  categories: 'Categories',
  matches: 'Matches',
  gets: 'Gets',
  lostTo: 'Lost to',
  move: 'Move',
  moveRow: (name: string) => `Move ${name}`,
  agencyMissing: 'Agency not available',
  agencyId: (id: string | number) => `Agency ID# ${id}`,
  unnamed,

  top: 'Move to top',
  up: 'Move up',
  down: 'Move down',
  bottom: 'Move to bottom',
  moveTo: 'Move to position…',
  copy: 'New from this one',
  position: (count: number) => `Position, 1 to ${count}`,
  outOfRange: (count: number) => `Enter a number from 1 to ${count}.`,
  cancel: 'Cancel',
};

/** Search and filters above the list. */
export const listFilters = {
  marketplaces: 'Marketplaces',
  search: 'Search marketplaces',
  searchHint: 'Name or agency',
  filters: 'Filters',
  state: 'State',
  anyState: 'Any state',
  category: 'Category',
  anyCategory: 'Any category',
  enabled: 'Enabled',
  onOrOff: 'On or off',
  on: 'On',
  off: 'Off',
  readiness: 'Readiness',
  readyOrNot: 'Ready or not',
  ready: 'Ready',
  notReady: 'Not ready',
  clear: 'Clear filters',
  shown: (shown: number, all: number) =>
    shown === all ? count(all, 'marketplace') : `${number(shown)} of ${count(all, 'marketplace')}`,
};

/** Messages about loading and changing the list. */
export const listChanges = {
  loadFailed: 'Error retrieving marketplaces. Please refresh the page and try again.',
  agenciesFailed:
    'Failed to retrieve some agency information. Please ensure Core API service is running and refresh the page and try again.',
  orderFailed: 'Failed to update marketplace priorities. Please refresh the page and try again.',
  orderSaved: 'Marketplace priorities updated successfully.',
  switchFailed: (id: number) =>
    `Failed to update marketplace [${id}]. Please refresh the page and try again.`,
  switched: (id: number, isOn: boolean) => `Marketplace [${id}] was turned ${isOn ? 'on' : 'off'}.`,
  undo: 'Undo',
  couldNotLoad: 'Marketplaces could not be loaded',
  signInRefused: "The service didn't accept your sign-in, so marketplaces couldn't be loaded",
  noAccess: "You don't have access to marketplaces",
};

export { businessLineNames, timezoneNames, usStateNames } from '@advantage/reference-data';
export { contractTexts, scheduleTexts, weekdayNames } from './contractTexts.ts';
export { dragMessages } from './dragMessages.ts';
export {
  apiAuthNames,
  deliveryMethodNames,
  errors,
  fieldLabels,
  flagNames,
  marketplaceTypeNames,
  paymentOptionNames,
  priceModeNames,
  unreadable,
} from './fieldTexts.ts';
export * from './insight.ts';
export { deliveryTimes, findings, readinessChecks, ruleNames } from './matchTexts.ts';
export { orderTexts } from './orderTexts.ts';
export { previewTexts } from './previewTexts.ts';
