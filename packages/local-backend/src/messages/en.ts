/** The author of a change to a marketplace that no user made. */
export const history = {
  theService: 'The service',
};

/** The `detail` of error responses. */
export const problems = {
  notFound: 'Not found.',
  mustBeANumber: 'must be a number',
  failed: 'Something went wrong.',
  marketplaceNotFound: 'Marketplace not found.',
  marketplaceChanged: 'The marketplace was changed in the meantime.',
  recipientTwice: 'An email recipient is listed more than once.',
  orderIncomplete: 'The list must contain every marketplace exactly once, with the places 1 to n.',
  orderChanged: 'The order of the marketplaces was changed in the meantime.',
  marketplaceNameMissing: 'A marketplace needs a name.',
  flagNotFound: 'Feature flag not found.',
  flagNameTaken: (name: string) => `A feature flag named '${name}' already exists.`,
  idMismatch: "The ID in the body doesn't match the path.",
  changed: (what: string) => `The ${what} was changed in the meantime.`,
  roleRefused: "Your role doesn't allow this.",
  signInRequired: 'Sign in to use this.',
  bodyTooLarge: (kilobytes: number) => `The body can be at most ${kilobytes} KB.`,
  formRequired: 'The body must be application/x-www-form-urlencoded.',
  jsonRequired: 'The body must be application/json.',
  jsonInvalid: "The body isn't valid JSON.",
  jsonTooDeep: (levels: number) => `The body is nested deeper than ${levels} levels.`,
  parameterTwice: (name: string) => `The parameter ${name} appears more than once.`,
  unknownHost: 'Unknown host.',
  pageRefused: "This page isn't allowed to make changes.",
  keyUsed: 'This Idempotency-Key was used for another request.',
  keyLength: (min: number, max: number) => `An Idempotency-Key must have ${min} to ${max} characters.`,
  error: 'Error',
  methodRefused: 'Method not allowed.',
  starting: 'The local backend is starting.',
  credentialsRefused: "The credentials aren't valid or have expired.",
  unknownTestHook: 'Unknown test hook.',
  keysNotPublished: "The sign-in server doesn't publish its keys.",
  streetViewNotFound: 'Street view not found.',
  talkNowRequired: 'Claim a call-in referral with TALK_NOW.',
  talkNowRefused: 'Only call-in referrals can be claimed with TALK_NOW.',
  noAgency: 'Your account has no agency to charge.',
  balanceTooLow: (agency: string) => `The prepaid balance of ${agency} is too low for this referral.`,
  referralNotFound: 'Referral not found.',
  listRefused: 'You can only read your own list.',
  personNotFound: 'Person not found.',
  claimRefused: 'You can only claim for yourself.',
  notClaimed: 'The referral was not claimed.',
  sortRefused: (name: string) => `This list can't be sorted by '${name}'.`,
  lookUpRefused: 'You can only look up yourself.',
};

/** The API documentation at `/docs`. */
export const operations = {
  findAgency: "The agency with this Fulcrum ID, as a list. The list is empty if there isn't one.",
  testDelivery:
    "Sends one made-up referral, marked as a test, with settings that don't have to be saved, and returns the answer. The local backend sends only to its own receiver and to the origins in ADVANTAGE_DELIVERY_TARGETS, and it sends no email.",
  listIndustryCodes: 'Every six-digit NAICS code with its title.',
  listVersions: (versions: number) =>
    `The last ${versions} versions of a marketplace, newest first, with who made them and when. The list is empty if the marketplace hasn't been changed.`,
  marketplaceNotFound: 'Marketplace not found.',
  listMarketplaces: 'All marketplaces, by priority.',
  readMarketplace: 'One marketplace. Its ETag identifies this version.',
  createMarketplace: 'Creates a marketplace. The server assigns its ID and puts it last.',
  orderMarketplaces:
    'Sets the priority of every marketplace: each ID once, with the places 1 to n. With If-Match, replaces only the order of the list that it names.',
  orderIncomplete: 'The list must contain every marketplace exactly once.',
  replaceMarketplace:
    "Replaces a marketplace; with If-Match, only the version it names. Changing the priority or the enabled switch doesn't make a new version. The priority stays the same, and so does the switch if the body doesn't change it.",
  flagNotFound: 'Feature flag not found.',
  flagNameTaken: 'A flag with this name already exists.',
  listFlags: 'All feature flags, by name.',
  flagName: 'The name of the flag.',
  readFlag: 'One feature flag.',
  createFlag: 'Creates a feature flag.',
  flagId: 'The ID of the flag.',
  replaceFlag: 'Replaces a feature flag; with If-Match, only the version it names.',
  forAnyone: 'No sign-in needed.',
  forUsers: 'Signed-in users.',
  forAgents: 'Producers and agency admins.',
  forAdmins: 'Admins.',
  idempotencyKey:
    'One key per action, the same on every retry. For 48 hours, the same request with the same key returns the first response and changes nothing.',
  ifNoneMatch: 'ETag of a cached response; 304 if it is still current.',
  ifMatch: 'ETag of the version to replace; 412 if there is a newer one.',
  bodyTooLarge: 'The body is too large.',
  notJson: "The body isn't application/json.",
  invalid: "The request isn't valid.",
  credentialsRefused: 'The credentials are missing, invalid or expired.',
  roleRefused: "Your role doesn't allow this.",
  changed: 'Someone else changed it.',
  keyUsed: 'The Idempotency-Key was used for another request.',
  unknownHost: 'Unknown host.',
  noDatabase: 'The database is unavailable.',
  success: 'Success.',
  notModified: 'Nothing changed.',
  title: 'Advantage local backend',
  about: 'Every service the console calls, on one machine.',
  forPrograms: 'For programs:',
  parameter: 'Parameter',
  in: 'In',
  meaning: 'Meaning',
  required: ' (required)',
  body: 'Body',
  response: 'Response',
  schemas: 'Schemas',
  readLocation: "The caller's state, estimated; null if unknown.",
  readStreetView: "A picture of the referral's street. The key comes with the contact details.",
  streetViewNotFound: 'Street view not found.',
  listRecent: 'The newest referrals, in any status.',
  listAvailable:
    "Referrals that can be claimed now; with `username`, only those that match the user's appetite.",
  listRefused: 'The list belongs to someone else.',
  personNotFound: 'Person not found.',
  listReferrals: 'All referrals. Without credentials, the public feed: no data that identifies the consumer.',
  listTransactions: 'Transactions: which referrals were bought, and who bought them.',
  listInAppetite: "Referrals that match a user's states and business lines.",
  listAcquired: "What a person acquired, with contact details. Only admins can read other people's.",
  referralNotFound: 'Referral not found.',
  readReferral: 'One referral. Contact details only for its claimer and admins.',
  claim: 'Claims a referral, or takes a call-in referral by talking now. Safe to retry: it charges once.',
  balanceTooLow: 'The prepaid balance is too low.',
  notClaimed: 'Someone else claimed it, the price changed, or it expired.',
  listSources: 'Where referrals come from.',
  lookUpUser: 'Name, agency and location of a user. Only admins can look up others.',
};

/** The groups of calls in the API documentation. */
export const groups = {
  referrals: 'Referrals',
  core: 'Core',
  featureFlags: 'Feature flags',
  users: 'Users',
  places: 'Places',
};

/** The delivery test, and the receiver that responds to it. */
export const deliveryTest = {
  declined: 'This referral is already known.',
  refused: "The key isn't valid.",
  notAllowed: (origin: string | undefined, path: string, answers: string, targets: string) =>
    `The local backend only sends to its own receiver, ${origin}${path}/${answers}, and to the origins in ADVANTAGE_DELIVERY_TARGETS (${targets}).`,
  noAnswer: (seconds: number) => `No response within ${seconds} seconds.`,
  unreachable: "The address couldn't be reached.",
  subject: 'Subject: [Test] A sample referral',
  notSent: "The local backend wrote this email but didn't send it. Nothing left this machine.",
};

/** Reasons why the database can't be used. */
export const database = {
  busy: 'The database is in use by another program.',
  locked: 'The database is locked.',
  readOnly: 'The database is read-only.',
  inputOutput: "The disk that holds the database can't be read or written.",
  corrupt: 'The database is damaged.',
  full: 'The disk that holds the database is full.',
  cannotOpen: "The database can't be opened.",
  notADatabase: "The file isn't a database.",
};

/** Output of `start`. */
export const startup = {
  ready: (url: string, database: string) => `Local backend ready at ${url}, data in ${database}`,
  wholeNumber: (name: string, min: number, max: number, value: string) =>
    `${name} must be a whole number from ${min} to ${max}, not '${value}'.`,
  onOrOff: (name: string, value: string) => `${name} must be 'on' or 'off', not '${value}'.`,
  issuer: (name: string, value: string) =>
    `${name} must be the address of a realm, without a slash at its end, not '${value}'.`,
  origins: (name: string, value: string) =>
    `${name} must be a list of origins such as https://leads.example.com, not '${value}'.`,
  unknownSetting: (name: string, settings: string) =>
    `${name} isn't a setting and has no effect. The settings are ${settings}.`,
  noFolder: (file: string, why: unknown) => `The folder of the database ${file} can't be created: ${why}`,
  otherProgram: (file: string) =>
    `The database ${file} belongs to another program. Choose another with ADVANTAGE_DB.`,
  damaged: (file: string) => `The database ${file} is damaged. Move it away to start over.`,
  newerVersion: (file: string) =>
    `The database ${file} was created by a newer version. Move it away to start over.`,
  otherVersion: (file: string) =>
    `The database ${file} was created by another version. Move it away to start over.`,
  unusable: (file: string, reason: string) =>
    `The database ${file} can't be used. ${reason} Choose another with ADVANTAGE_DB.`,
  logKept: (reason: string) =>
    `${reason} The last changes are kept in the -wal file next to it, for the next start.`,
  portRefused: (port: number, variable: string) =>
    `Port ${port} needs more permission than this user has. Choose another with ${variable}.`,
  portUnusable: (port: number, why: string) => `Port ${port} can't be used: ${why}.`,
  servedTwice: (file: string, pid: unknown, port: unknown) =>
    `The database ${file} is also served by process ${pid} on port ${port}. Stop one of the two, or choose another file with ADVANTAGE_DB.`,
  samePort: (port: number) => `BACKEND_PORT and CONSOLE_PORT are both ${port}.`,
  portTaken: (port: number, variable: string) =>
    `Port ${port} is already in use. Stop the program that uses it, or set another port with ${variable}.`,
  portTakenByBackend: (port: number, pid: number, variable: string) =>
    `Port ${port} is already in use by a local backend, process ${pid}. Stop it with 'kill ${pid}' and start again, or set another port with ${variable}.`,
};

/** Log messages. */
export const log = {
  notAnError: 'Something other than an error was thrown.',
};

/** The sign-in server's pages. */
export const signInPages = {
  footer: 'Runs on 127.0.0.1. Nothing here leaves this machine.',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  copyPassword: 'Copy password',
  passwordCopied: 'Password copied',
  accountsHint: 'This page belongs to the local backend. The accounts work on this machine only.',
  demoPeople: 'Demo accounts',
  admin: 'Admin',
  producer: 'Producer',
  carrier: 'Carrier',
  confirmSignOut: 'Sign out?',
  signedIn: 'You are signed in on this machine.',
  closePage: 'You can close this page.',
  sessionEnded: 'This session has ended.',
  failed: "Can't sign in",
  requestId: (id: string) => `Request ID: ${id}`,
  agencyAdmin: 'Agency Admin',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signedOut: 'Signed out',
  back: 'Back to the console',
  usernameMissing: 'Enter your username.',
  passwordMissing: 'Enter your password.',
  wrongPassword: 'Invalid username or password.',
  expired: 'This sign-in has expired. Please start again.',
  wrongPage: 'Sign-in requests must come from the sign-in page.',
  unknownConsole: 'Unknown console. Sign-out was not completed.',
  hintInvalid: 'The id_token_hint is invalid.',
  proofInvalid: "This sign-out request didn't come from this server.",
};
