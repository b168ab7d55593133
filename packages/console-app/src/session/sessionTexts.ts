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
  offline: "Sign-in continues when you're back online.",
  noAnswer: "The sign-in server didn't respond in time.",
  notReached: "The sign-in server can't be reached.",
  signInFailed: "The sign-in server didn't sign you in.",
  profileFailed: "Your profile couldn't be loaded.",
  noWindow: 'Your browser blocked the sign-in window. Allow pop-ups and try again.',
  anotherPerson: 'Someone else signed in.',
  cannotLeave: "This browser couldn't prepare the sign-in.",
} as const;
