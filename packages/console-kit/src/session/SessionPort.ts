/** What the sign-in server tells about a person. */
export interface SessionProfile {
  /** The name used in calls and for narrowing lists. */
  readonly username: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** The state of the session. Screens follow it; `signedOut` means that a guarded page has to prompt. */
export type SessionState =
  | { readonly status: 'starting' }
  | {
      readonly status: 'signedIn';
      /** Claims of the access token: read roles with `userFromToken`. */
      readonly claims: unknown;
      readonly profile: SessionProfile;
    }
  | { readonly status: 'signedOut' }
  /** The browser is on its way to the sign-in server, or back from signing out. */
  | { readonly status: 'leaving' }
  /** There is no network to sign in by; sign-in goes on by itself when it is back. */
  | { readonly status: 'offline' }
  /** Sign-in went round in circles and was stopped. */
  | { readonly status: 'stopped' }
  /** Sign-in did not succeed; the message is for people. */
  | { readonly status: 'failed'; readonly message: string };

/** What happens to a session. */
export type SessionEvent =
  | { readonly type: 'authSuccess' }
  | { readonly type: 'authError'; readonly error: string }
  | { readonly type: 'authLogout' }
  | { readonly type: 'tokenExpired' }
  | { readonly type: 'refreshSuccess' }
  | { readonly type: 'refreshError' }
  | { readonly type: 'ready'; readonly authenticated: boolean };

/** Shortest validity in seconds of a token, where a caller names none. */
export const defaultTokenValidity = 5;

/**
 * The session of the person in front of the console. Everything but the adapter that implements it knows only
 * this port; stories and tests use `createMemorySession`.
 */
export interface SessionPort {
  getState(): SessionState;
  /** Calls back when the state changes, until the returned function is called. */
  subscribe(onChange: () => void): () => void;
  /** Calls back on every event, until the returned function is called. */
  onEvent(listener: (event: SessionEvent) => void): () => void;
  /** Reads the server's answer or signs in silently, and loads the profile. It never redirects. */
  start(): Promise<void>;
  /**
   * The access token, refreshed when less than `minValidity` seconds of it remain. Default 5 s.
   * Undefined while nobody is signed in; throws when the token is past and cannot be refreshed now.
   */
  getToken(minValidity?: number): Promise<string | undefined>;
  /**
   * Goes to the sign-in server and afterwards to `returnPath`. Refused after too many redirects (`stopped`). Without a
   * network (`offline`) or while the server cannot be reached (`failed`) the page stays, looks again every few seconds,
   * and goes on as soon as the server answers.
   */
  login(returnPath: string): Promise<void>;
  /**
   * The same by a person's wish, after `stopped`, `offline` or `failed`: the count of redirects starts again. It waits
   * until the session has started, and stays on the page while the server cannot be reached.
   */
  tryAgain(): Promise<void>;
  /**
   * Signs in again in a new window, while the page stays as it is: for a session that ended before work was
   * saved. The page reloads for another person than before. Rejects with a text for people.
   */
  signInWithPopup(): Promise<void>;
  /** Signs out here, in every tab and at the server, and returns to `/admin`. */
  logout(): Promise<void>;
  /** Loads the profile again. */
  loadProfile(): Promise<SessionProfile>;
  /** The user name of the loaded profile. Throws when there is none. */
  getUsername(): string;
  /** Goes to the account pages of the sign-in server. */
  accountManagement(): Promise<void>;
}
