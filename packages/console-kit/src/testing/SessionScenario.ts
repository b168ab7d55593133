import type { SessionProfile } from '../session/SessionPort.ts';

/** Everything around a session that may go well or badly. The fake behaves accordingly, and the contract varies it. */
export interface SessionScenario {
  /** URL of the page when the console starts, without its origin. */
  path: string;
  /** Whether the URL contains a response of the sign-in server. A string is the whole fragment. */
  answer: boolean | string;
  /** Whether a new tab counts as one that has just left for the response in its URL. False for a bookmark. */
  isAnswerAwaited: boolean;
  /** Whether the user is already signed in at the server, so that silent sign-in works. */
  hasServerSession: boolean;
  /** Whether the browser supports cookies in frames. `silent` never responds. */
  thirdPartyCookies: 'supported' | 'unsupported' | 'silent';
  /** Result of a sign-in response or a silent sign-in. */
  signIn: 'granted' | 'refused' | 'silent';
  /** Claims of the access token, besides the standard ones. */
  claims: Readonly<Record<string, unknown>>;
  /** Claims of the id token that differ from valid ones. Undefined removes a claim. */
  idTokenClaims: Readonly<Record<string, unknown>>;
  /** Header of the id token. */
  idTokenHeader: Readonly<Record<string, unknown>>;
  /** Whether the server sends an id token. */
  hasIdToken: boolean;
  /** Whether the server sends a refresh token. */
  hasRefreshToken: boolean;
  /** Result of a refresh: new tokens, status 400, status 500, or no response. */
  refresh: 'granted' | 'refused' | 'failed' | 'silent';
  profile: SessionProfile;
  /** Result of loading the profile. */
  profileAnswer: 'granted' | 'failed' | 'silent';
  /** Result of a logout: success, an error code, or a request that can't be made from the page. */
  logout: 'done' | 'refused' | 'blocked';
  /** Validity of an access token, in seconds. */
  lifetime: number;
  /** How far the browser's clock is ahead of the server's, in seconds. */
  clockSkew: number;
  /** Whether the user reloaded the page, or went back or forward to it. */
  isRevisit: boolean;
  /** Whether the server responds when the page is about to leave for it. */
  server: 'up' | 'down' | 'silent';
  /** What the browser says about the network. */
  network: 'online' | 'offline';
  /** Whether the browser opens or blocks the sign-in popup. */
  window: 'opened' | 'blocked';
  /** False for a server without account pages. */
  hasAccountPages: boolean;
}

export const site = 'https://console.example.com';

/** Configuration of the simulated sign-in server. */
export const identityConfig = {
  url: 'https://login.example.com',
  realm: 'advantage',
  clientId: 'advantage-console',
  requireIssuer: true,
} as const;

/** Creates a scenario in which everything works and Maya, a producer, is signed in at the server. */
export const createScenario = (changes: Partial<SessionScenario> = {}): SessionScenario => ({
  path: '/admin/all-referrals',
  answer: false,
  isAnswerAwaited: true,
  hasServerSession: true,
  thirdPartyCookies: 'supported',
  signIn: 'granted',
  claims: { realm_access: { roles: ['ROLE_COMPANY_ADVANTAGE', 'ROLE_CONSOLE_PRODUCER'] } },
  idTokenClaims: {},
  idTokenHeader: { alg: 'RS256' },
  hasIdToken: true,
  hasRefreshToken: true,
  refresh: 'granted',
  profile: { username: 'maya', firstName: 'Maya', lastName: 'Okafor' },
  profileAnswer: 'granted',
  logout: 'done',
  lifetime: 300,
  clockSkew: 0,
  isRevisit: false,
  server: 'up',
  network: 'online',
  window: 'opened',
  hasAccountPages: true,
  ...changes,
});
