/** The table of flags, its search and its forms. */
export const manager = {
  flags: 'Feature flags',
  savedImmediately: 'Switches save at once',
  search: 'Search feature flags',
  searchHint: 'Search',
  found: (count: number, total: number) => `${count} of ${total} flags found.`,
  add: 'Add flag',

  name: 'Name',
  description: 'Description',
  enabled: 'Enabled',
  actions: 'Actions',
  enabledFlag: (name: string) => `Enabled: ${name}`,
  editFlag: (name: string) => `Edit ${name}`,
  changed: (by: string | undefined, when: string | undefined) =>
    ['Changed', ...(by ? [`by ${by}`] : [])].join(' ') + (when ? `, ${when.replace(/^Today/, 'today')}` : ''),
  save: 'Save',
  cancel: 'Cancel',

  newFlag: 'New flag',
  descriptionHint: 'What it turns on',
  create: 'Create flag',

  loading: 'Loading feature flags',
  loadFailed: 'Feature flags could not be loaded',
  rejected: (count: number) =>
    count === 1 ? '1 flag could not be shown.' : `${count} flags could not be shown.`,
  unknownFormat: 'The service sent them in an unknown format.',
  none: 'No feature flags found',
  noneHint: 'A flag turns a feature on or off without a new release.',
  addFirst: 'Add First Flag',
  noMatch: (search: string) => `No flags match "${search}"`,
  showAll: 'Show all flags',
};

/** Results of saves. */
export const notices = {
  created: (name: string) => `Feature flag ${name} created successfully`,
  updated: (name: string) => `Feature flag ${name} updated successfully`,
  createFailed: (name: string, reason: string) => `Failed to create feature flag ${name}: ${reason}`,
  updateFailed: (name: string, reason: string) => `Failed to update feature flag ${name}: ${reason}`,
  undo: 'Undo',
};

/** Validation errors. */
export const rules = {
  nameRequired: 'Name is required',
  nameOfDots: "A name can't be '.' or '..'",
  nameTaken: 'Another flag has this name',
  descriptionRequired: 'Description is required',
  readable: "Control characters aren't allowed",
  length: (count: number) => `Use at most ${count} characters`,
};

/** Errors of the service. */
export const service = {
  noReason: 'The service gave no reason.',
  signInRefused: "The service didn't accept your sign-in, so feature flags couldn't be loaded",
  accessRefused: "You don't have access to feature flags",
  requestId: (id: string) => `Request ID: ${id}`,
};
