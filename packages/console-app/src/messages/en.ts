/** The navigation. */
export const navigation = {
  allReferrals: 'All referrals',
  claimIt: 'Claim-It Referrals',
  recent: 'Recent Referrals',
  transactions: 'Claim-It Transactions',
  marketplaces: 'Marketplaces',
  dashboard: 'Dashboard',
  users: 'Users',
  reviews: 'Reviews',
  companies: 'Companies',
  notifications: 'Notifications',
  pricing: 'Pricing',
  agencyAdmin: 'Agency Admin',
  agencyList: 'Agency List',
  verifyUrls: 'Verify URLs',
  opportunityAdmin: 'Opportunity Admin',
  claimItMarketplace: 'Claim-it Marketplace',
  companyAdmin: 'Company Admin',
  developer: 'Developer',
  featureFlags: 'Feature Flags',
  dynamicPhone: 'Dynamic Phone',
  pageTagging: 'Page Tagging',
  bridgeMarketplace: 'Bridge Marketplace',
  referrals: 'Referrals',
  acquired: 'Acquired Referrals',
  personalSettings: 'Personal Settings',
  marketplaceAppetite: 'Marketplace Appetite',
  myAppetite: 'My Appetite',
  accountInfo: 'Account Info',
  companyInfo: 'Company Info',
  appointedAgents: 'Appointed Agents',
  paymentMethod: 'Payment Method',
  analytics: 'Analytics',
  liveShoppers: 'Live Shoppers',
  helpDesk: 'Help Desk',
  newFeatures: 'New Features',
  thisFeature: 'This feature',
};

/** Roles, as the profile names them. */
export const roles = {
  admin: 'Admin',
  carrier: 'Carrier',
  agencyAdmin: 'Agency Admin',
  producer: 'Producer',
  none: 'User',
};

/** Headings of pages. */
export const headings = {
  marketplace: 'Claim-it Marketplace',
  oneMarketplace: 'Marketplace',
  allMarketplaces: 'All Marketplaces',
  featureFlags: 'Feature Flags',
  allReferrals: 'All Referrals',
};

/** The list of marketplaces. */
export const marketplaces = { changeSeveral: 'Change several' };

/** Parts of a page that failed to load or to show. */
export const failures = {
  alerts: 'Alerts could not be started',
  insight: 'The insight could not be shown',
  tools: 'The list tools could not be shown',
  selection: 'The selection could not be shown',
  page: 'This page could not be shown',
};

/** What is wrong with config.json. */
export const config = {
  absoluteAddress: 'must be an absolute http or https address, e.g. https://api.example.com',
  notEmpty: 'must not be empty',
  linkAddress: 'must be an http, https, mailto or tel address, or a path like /admin',
  username: 'must not be empty or contain a colon',
  pattern: 'must be a regular expression',
  notReached: 'could not be reached',
  notLoaded: (status: number) => `could not be loaded (status ${status})`,
  notJson: "isn't valid JSON",
  boolean: 'true or false',
  unknownField: "isn't a known field",
  title: 'The console is not set up yet',
  hint: "Its configuration can't be used. Fix config.json on the server and reload.",
};

/** Services that do not answer. */
export const services = {
  late: 'The service did not answer in time.',
  unreachable: 'The service could not be reached.',
};

/** Pages that say why there is no other page. */
export const notices = {
  notAvailable: 'This page is not available to your role',
  goToAll: 'Go to all referrals',
  roleLacksPage: "Your role doesn't include this page.",
  noRole: 'Your account has no role in the console yet. Ask your administrator to add one.',
  exampleOn: 'The example flag is on.',
  exampleShows: 'It shows this message.',
  notYet: (what: string) => `${what} isn't available here yet`,
};

/** Signing in and out. */
export const signIn = {
  ended: 'Your session has ended',
  signInAgain: 'Sign in again',
  leave: 'Leave without saving',
  unsaved: "Your changes aren't saved yet. Sign in again in a new window to continue.",
  signingIn: 'Signing in',
  late: 'Sign-in is taking longer than usual.',
  tryAgain: 'Try again',
  stopped: 'Sign-in was stopped',
  stoppedHint:
    'The sign-in server sent you back several times without signing you in. Try again. If it happens again, ask your help desk.',
  offline: "You're offline",
  failed: 'Sign-in failed',
};

/** The public page around the feed. */
export const publicFeed = {
  claimTitle: 'Claim on demand',
  claimText: 'Exclusive, appetite-matching leads, claimed when you want them.',
  deliveredTitle: 'Or get them delivered',
  deliveredText: 'Premium Choice Referrals come to you by appetite, location and subscription level.',
  talkTitle: 'Talk right away',
  talkText: 'Some consumers call in. Talk to them while they are on the line.',
  become: 'Become an Advantage Agent',
  lead: 'Get high-intent, inbound, appetite-matched insurance leads.',
  getAdvantage: 'Get Advantage Now',
  skip: 'Skip to the referrals',
  heading: 'Insurance Referral Feed',
  intro: 'People shopping for insurance, live as they reach independent agents.',
  failed: 'The feed could not be shown',
};

/** Header and footer of the public page. */
export const site = {
  privacy: 'Privacy policy',
  cookies: 'Cookie policy',
  terms: 'Terms of use',
  choices: 'Your privacy choices',
  demo: 'Get a Demo',
  site: 'Site',
  legal: 'Legal',
  directory: 'Directory',
  find: 'Find an agent near you',
  buy: 'Buy Now',
  feed: 'Referral feed',
  howItWorks: 'How it works',
  pricing: 'Pricing',
  contact: 'Contact Us',
};

/** The session; some letter by letter from the specification. */
export const session = {
  logoutFailed: 'Logout failed, request returned an error code.',
  logoutNotReached: "You're still signed in. The sign-in server can't be reached; try again later.",
  notSupported: 'Not supported by the OIDC server',
  accessValidation: 'An error happened during access validation.',
  noUsername: 'User not logged in or user profile was not loaded.',
  noProfile: 'The user profile was not loaded as the user is not logged in.',
  thirdPartyTimeout: 'Timeout when waiting for 3rd party check iframe message.',
  expired: 'Failed to refresh the token, or the session is expired',
  thirdPartyBlocked:
    'The browser blocks third-party cookies: silent sign-in and session monitoring are switched off.',
  monitorSilent: "The session check isn't responding, so session monitoring is off.",
  refreshSilent: "The sign-in server didn't renew your sign-in in time.",
  answerRefused: 'The sign-in server sent an unexpected response.',
  offline: "Sign-in continues when you're back online.",
  noAnswer: "The sign-in server didn't respond in time.",
  notReached: "The sign-in server can't be reached.",
  signInFailed: "The sign-in server didn't sign you in.",
  profileFailed: "Your profile couldn't be loaded.",
  noWindow: 'Your browser blocked the sign-in window. Allow pop-ups and try again.',
  anotherPerson: 'Someone else signed in.',
  cannotLeave: "This browser couldn't start the sign-in.",
};

/** The banner about the connection. */
export const connection = {
  referral: "The referral service isn't responding.",
  referralText: 'Lists keep the rows they have. Marketplaces and feature flags still work.',
  core: "The marketplace service isn't responding.",
  coreText:
    "Marketplaces and feature flags can't be loaded or saved for now; what you typed stays. Referrals still work.",
  identity: "The user directory isn't responding.",
  identityText: 'Names and agencies may be missing. Everything else works.',
  several: "Several services aren't responding.",
  severalText: 'Lists keep the rows they have, and what you typed stays.',
  byItself: 'The console keeps trying and reconnects automatically.',
  offline: 'You are offline.',
  offlineText:
    "Lists keep the rows they have, and what you typed stays. Everything continues when you're back online.",
  signIn: "The sign-in server isn't responding.",
  signInText:
    "You're still signed in and can keep working for a few minutes. Your sign-in is renewed as soon as the server responds.",
  notAccepted: "The service doesn't accept your sign-in.",
  notAcceptedText:
    "You're signed in, but the service doesn't know your account. Ask your administrator to add it.",
};

/** The frame behind sign-in. */
export const shell = {
  helpDesk: 'Help Desk',
  contactUs: 'Contact Us',
  logout: 'Logout',
  colorMode: 'Color mode',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  messagesFailed: 'Messages could not be shown',
  profileFailed: 'Your profile could not be shown',
};

/** A failed start. */
export const startup = {
  title: 'The console could not start',
  hint: "Reload this page. If that doesn't help, allow this site to store data in your browser.",
};
