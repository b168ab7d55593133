import type { SessionProfile } from '../session/SessionPort.ts';

/** Everything around a session that may go well or badly: what the fake obeys and the contract varies. */
export interface SessionWorld {
  /** Address of the page when the console starts, without its origin. */
  path: string;
  /** Whether the address carries an answer of the sign-in server; a text is the whole fragment. */
  answer: boolean | string;
  /** Whether the server knows the person already, so that a silent sign-in works. */
  hasServerSession: boolean;
  /** What the browser says about cookies in frames; `silent` never answers. */
  thirdPartyCookies: 'supported' | 'unsupported' | 'silent';
  /** What the server makes of an answer or a silent sign-in. */
  signIn: 'granted' | 'refused' | 'silent';
  /** Claims of the access token, besides the standard ones. */
  claims: Readonly<Record<string, unknown>>;
  /** Claims of the id token that differ from what is right; undefined leaves one out. */
  idTokenClaims: Readonly<Record<string, unknown>>;
  /** Header of the id token. */
  idTokenHeader: Readonly<Record<string, unknown>>;
  /** Whether the server sends an id token at all. */
  hasIdToken: boolean;
  /** Whether the server sends a refresh token. */
  hasRefreshToken: boolean;
  /** What a refresh meets: new tokens, status 400, status 500, or no answer. */
  refresh: 'granted' | 'refused' | 'failed' | 'silent';
  profile: SessionProfile;
  /** What loading the profile meets. */
  profileAnswer: 'granted' | 'failed' | 'silent';
  /** What a logout meets: success, an error code, or a request that cannot be made from here. */
  logout: 'done' | 'refused' | 'blocked';
  /** Validity of an access token in seconds. */
  lifetime: number;
  /** How far the browser's clock is ahead of the server's, in seconds. */
  clockSkew: number;
  isReload: boolean;
  /** Whether the server answers at all when the page is about to leave for it. */
  server: 'up' | 'down' | 'silent';
  /** Whether the browser has a network. */
  network: 'online' | 'offline';
  /** What opening a window to sign in meets. */
  window: 'opened' | 'blocked';
  /** False for a server without account pages. */
  hasAccountPages: boolean;
}

export const site = 'https://console.example.com';

/** The sign-in server of the world. */
export const identityConfig = {
  url: 'https://login.example.com',
  realm: 'advantage',
  clientId: 'advantage-console',
  requireIssuer: true,
} as const;

/** A world in which everything goes well and Maya, a producer, is signed in at the server. */
export const createWorld = (changes: Partial<SessionWorld> = {}): SessionWorld => ({
  path: '/admin/all-referrals',
  answer: false,
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
  isReload: false,
  server: 'up',
  network: 'online',
  window: 'opened',
  hasAccountPages: true,
  ...changes,
});
