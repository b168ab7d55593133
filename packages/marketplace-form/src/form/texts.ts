const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/**
 * What the form says besides the names of its fields and what is wrong with them. Texts that the specification gives
 * letter by letter have its id.
 */
export const texts = {
  // MKI-29, ERR-24
  saved: (name: string) => `Marketplace [ ${name} ] has been saved successfully.`,
  // ERR-19, ERR-20
  saveFailed: (name: string) =>
    `Failed to save marketplace [ ${name} ]. Please refresh the page and try again.`,
  // ERR-17
  retrieveFailed: (id: number) =>
    `Failed to retrieve marketplace [${id}]. Please refresh the page and try again.`,
  sourcesFailed: 'Failed to load referral sources. Please refresh the page and try again.',
  codesFailed: 'Error encountered while retrieving NAICs codes. Please refresh the page and try again.',
  agencyFailed: (id: string) =>
    `Failed to retrieve agency ID [${id}]. Please refresh the page and try again.`,

  agencyHint: 'Fills in the names and phone number from the agency.',
  agencyPending: 'Looking up the agency…',
  requirements: 'Only send referrals that include:',
  off: (what: string) => `Off. Turn on to set ${what}.`,
  bccHint: 'Optional.',
  noLimit: 'Blank means no limit.',
  individualSettings: {
    isNew: 'Available once the marketplace is saved.',
    byApi: 'Not available while Deliver to API is on.',
    noRecipient: 'Add a recipient first.',
  },
  naicsHint: '6-digit codes, separated by commas. Paste a column from a spreadsheet.',
  naicsUnavailable: 'The NAICS code list is not available, so codes can only be excluded.',

  sectionKeys: (keys: string) => `Press ${keys} to go to a section.`,
  thingsToFix: (things: number) => `${count(things, 'thing')} to fix before you can save`,
  fixToSave: (errors: number) => `Fix ${count(errors, 'error')} to save`,
  review: (changes: number) => `Review ${count(changes, 'change')}`,
  changes: (changes: number) => count(changes, 'change'),
  saving: 'Saving…',
  noChanges: 'No changes to save',
  // MKF-5
  save: 'Save Marketplace',
  // MKF-5
  discard: 'Discard Changes',
  backToForm: 'Back to the form',

  copied: (name: string) =>
    `The settings are those of ${name}, without its name, agency, API key and recipient settings.`,
  draft: (time: string) => `You have unsaved changes from ${time}.`,
  draftLacksKey: 'The delivery API key is never kept. Enter it again.',
  restoreDraft: 'Restore',
  discardDraft: 'Discard',

  conflict: 'Someone else changed this marketplace',
  conflictHint: 'Nothing is saved yet. Choose which changes to keep, then save.',
  changedOnServer: 'Changed on the server',
  changedByYou: 'Changed by you',
  bothChanged: (label: string) => `Both changed: ${label}`,
  discardMine: 'Discard my changes',
  merge: 'Merge changes',
} as const;
