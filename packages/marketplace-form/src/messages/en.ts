import { count, number } from './englishNumbers.ts';
import { unnamed } from './fieldTexts.ts';

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
  sectionKey: (keys: string) => `Press ${keys}`,
  off: 'Off',
  fixToSave: (errors: number) => `Fix ${count(errors, 'error')} to save`,

  errors: (errors: number) => count(errors, 'error'),
  requiredLeft: (fields: number) => `${count(fields, 'required field')} left`,
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
  noMinimum: 'No min',
  noMaximum: 'No max',
  noLimit: 'No limit',

  generic: 'Generic',
  agencyHint: 'Fills in the names and phone number.',
  agencyPending: 'Looking up the agency…',
  phoneFormat: 'xxxyyyzzzz',
  referralPrice: 'Referral price',
  percentExample: (price: string, delivered: string) => `A ${price} referral is delivered at ${delivered}.`,
  needsInstant: (delivered: string, instant: string) => `${delivered} needs the type ${instant}.`,
  findState: 'Find a state',

  all: 'All',
  none: 'None',
  noResults: 'No results.',
  shown: (options: number) => `${number(options)} shown`,
  locked: "Can't be changed here.",
  list: (items: readonly string[]) => items.join(', '),
  allStates: (states: number) => `All ${number(states)} states`,
  allSources: (sources: number) => `All ${number(sources)} sources`,
  allLines: (lines: number) => `All ${number(lines)} lines`,
  allBut: (exceptions: string) => `All but ${exceptions}`,
  countOf: (some: number, all: number) => `${number(some)} of ${number(all)}`,
  moreOf: (more: number, all: number) => `and ${number(more)} more of ${number(all)}`,

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
  noCodes: 'None excluded',
  excludeCodes: (codes: number) => `Exclude ${count(codes, 'code')}`,
  includeCodes: (codes: number, known: number) => `Include ${number(codes)} of ${count(known, 'code')}`,
  codesUnknown: (codes: number) => `${codes} unknown`,

  addAddress: 'Add an address',
  moreAddresses: (addresses: number) => `and ${number(addresses)} more`,
  noAddresses: 'None',
  notAnAddress: 'Not an address',
  duplicate: 'Duplicate',
};

/** Names of the regions of the US. */
export const regionNames = { northeast: 'Northeast', midwest: 'Midwest', south: 'South', west: 'West' };

/** Individual settings of recipients. */
export const recipients = {
  title: 'Settings by recipient',
  find: 'Find a recipient',
  recipients: 'Recipients',
  defaultPurchaser: 'Default purchaser',
  asMarketplace: 'Same as marketplace',
  when: (days: string, hours: string) => `${days}, ${hours}`,
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
  newMarketplace: 'New marketplace',
  byPriority: 'Marketplaces by priority',
  loading: 'Loading marketplaces',
  savingOrder: 'Saving the order',
  noneYet: 'No marketplaces yet',
  addFirst: 'Add a marketplace to start selling referrals.',
  noMatch: 'No marketplaces match',
  noMatchHint: 'Change the search or the filters.',
  searchingAgencies: 'Searching agencies…',
  more: 'More',
  changeSeveral: 'Change several',

  drag: 'Drag',
  dragRow: (name: string) => `Drag ${name}`,
  selectAll: 'Select all',
  selectRow: (name: string) => `Select ${name}`,
  place: '#',
  marketplace: 'Marketplace',
  enabled: 'Enabled',
  enable: (name: string) => `Enable ${name}`,
  categories: 'Categories',
  matches: 'Matches',
  gets: 'Gets',
  lost: 'Lost',
  flow: 'Where referrals go',
  agencyMissing: 'Agency not available',
  agencyId: (id: string | number) => `Agency ID# ${id}`,
  stepsLeft: (steps: number) => `${count(steps, 'step')} left`,
  setup: (name: string) => `Setup of ${name}`,
  unnamed,

  moreFor: (name: string) => `More for ${name}`,
  top: 'Move to top',
  up: 'Move up',
  down: 'Move down',
  bottom: 'Move to bottom',
  moveTo: 'Move to position…',
  select: 'Select',
  copy: 'New from this one',
  move: 'Move',
  moveRow: (name: string) => `Move ${name}`,
  position: (count: number) => `Position, 1 to ${count}`,
  outOfRange: (count: number) => `Enter a number from 1 to ${count}.`,
  cancel: 'Cancel',
};

/** Search and filters above the list. */
export const listFilters = {
  marketplaces: 'Marketplaces',
  search: 'Search marketplaces',
  searchHint: 'Name or agency',
  filter: 'Filter',
  active: (filters: number) => `${filters} active`,
  any: 'Any',
  state: 'State',
  anyState: 'Any state',
  category: 'Category',
  enabled: 'Enabled',
  on: 'On',
  off: 'Off',
  readiness: 'Readiness',
  ready: 'Ready',
  stepsLeft: 'Steps left',
  clear: 'Clear',
  clearAll: 'Clear filters',
  of: (shown: number, all: number) => `${number(shown)} of ${number(all)}`,
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
  movedToo: (name: string, position: number, count: number) =>
    `Someone else changed the order too: ${name} is now at position ${position} of ${count}.`,
  movedAlready: (name: string, position: number, count: number) =>
    `Someone else changed the order: ${name} is already at position ${position} of ${count}.`,
  moveGone: 'Someone else changed the list: a marketplace of this move is gone.',
  orderConflict: 'Someone else keeps changing the order.',
  switchFailed: (id: number) =>
    `Failed to update marketplace [${id}]. Please refresh the page and try again.`,
  switched: (id: number, isOn: boolean) => `Marketplace [${id}] was turned ${isOn ? 'on' : 'off'}.`,
  undo: 'Undo',
  couldNotLoad: 'Marketplaces could not be loaded',
  signInRefused: "The service didn't accept your sign-in, so marketplaces couldn't be loaded",
  noAccess: "You don't have access to marketplaces",
};

export { businessLineNames, timezoneNames, usStateNames } from '@advantage/reference-data';
export { contractTexts, requirementNames, scheduleTexts, weekdayNames } from './contractTexts.ts';
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
  sourceTexts,
  unreadable,
} from './fieldTexts.ts';
export { orderTexts } from './orderTexts.ts';
