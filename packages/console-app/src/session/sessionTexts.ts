/** Texts of the session, letter by letter where a rule quotes them. */
export const sessionTexts = {
  /** AUT-18 */
  logoutFailed: 'Logout failed, request returned an error code.',
  /** AUT-19 */
  notSupported: 'Not supported by the OIDC server',
  /** AUT-20 */
  accessValidation: 'An error happened during access validation.',
  /** AUT-21 */
  noUsername: 'User not logged in or user profile was not loaded.',
  /** AUT-22 */
  noProfile: 'The user profile was not loaded as the user is not logged in.',
  /** AUT-23 */
  thirdPartyTimeout: 'Timeout when waiting for 3rd party check iframe message.',
  /** AUT-24 */
  expired: 'Failed to refresh the token, or the session is expired',
  /** AUT-17 */
  thirdPartyBlocked:
    'The browser blocks third-party cookies: silent sign-in and session monitoring are switched off.',
  monitorSilent: 'The session check does not answer: session monitoring is switched off.',
  refreshSilent: 'The sign-in server did not answer a token refresh in time.',
  answerRefused: 'The answer of the sign-in server was not accepted.',
  offline: 'Sign-in continues by itself when the network is back.',
  noAnswer: 'The sign-in server did not answer in time.',
  notReached: 'The sign-in server cannot be reached.',
  signInFailed: 'The sign-in server did not sign you in.',
  profileFailed: 'Your profile could not be loaded.',
  noWindow: 'The browser opened no window. Allow windows of this site, then try again.',
  anotherPerson: 'Somebody else signed in.',
  cannotLeave: 'This browser could not prepare the sign-in.',
} as const;
