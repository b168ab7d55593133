/** Role names in the profile card. */
export const roles = {
  admin: 'Admin',
  carrier: 'Carrier',
  agencyAdmin: 'Agency Admin',
  producer: 'Producer',
  none: 'User',
};

/** Page headings. */
export const headings = {
  marketplace: 'Claim-it Marketplace',
  oneMarketplace: 'Marketplace',
  allMarketplaces: 'All Marketplaces',
  allReferrals: 'All Referrals',
  transactions: 'Claim-It Transactions',
};

/** Parts of a page that failed to load or render. */
export const failures = {
  alerts: 'Alerts could not be started',
  insight: 'The insight could not be shown',
  page: 'This page could not be shown',
};

/** Services that don't respond. */
export const services = {
  late: 'The service did not answer in time.',
  unreachable: 'The service could not be reached.',
  requestId: (id: string) => `Request ID: ${id}`,
};

/** Pages shown instead of the requested page. */
export const notices = {
  notAvailable: 'This page is not available to your role.',
  off: 'This page is not available.',
  goToAll: 'Go to All referrals',
  unknownPage: "That page doesn't exist.",
  noRole: 'Your account has no role in the console yet; ask your administrator to add one.',
};

/** Signing in and out. */
export const signIn = {
  heading: 'Sign-in',
  ended: 'Your session has ended',
  signInAgain: 'Sign in again',
  leave: 'Leave without saving',
  unsaved: "Your changes aren't saved yet. Sign in again in a new window to continue.",
  signingIn: 'Signing in',
  late: 'Sign-in is taking longer than usual.',
  tryAgain: 'Try again',
  stopped: 'Sign-in was stopped',
  stoppedHint:
    'Sign-in started several times within a minute without signing you in. Try again. If it happens again, ask your help desk.',
  offline: "You're offline",
  failed: 'Sign-in failed',
};

/** The session. Some texts are verbatim from the specification. */
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

/** The connection banner. */
export const connection = {
  referral: "The referral service isn't responding.",
  referralText: 'Lists keep the rows they have.',
  adminPagesWork: 'Marketplaces and feature flags still work.',
  core: "The marketplace service isn't responding.",
  adminPagesFail: "Marketplaces and feature flags can't be loaded or saved for now; what you typed stays.",
  coreText: 'Referrals still work.',
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
