/** A user's profile from the sign-in server. */
export interface SessionProfile {
  /** The name that identifies the user in calls and in lists narrowed to the user. */
  readonly username: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** The state of the session. Screens follow it. `signedOut` means that a guarded page has to prompt for sign-in. */
export type SessionState =
  | { readonly status: 'starting' }
  | {
      readonly status: 'signedIn';
      /** Claims of the access token. The console reads its user from them. */
      readonly claims: unknown;
      readonly profile: SessionProfile;
    }
  | { readonly status: 'signedOut' }
  /** The browser is leaving for the sign-in server, or returning from sign-out. */
  | { readonly status: 'leaving' }
  /** The server can't be reached, and the browser says that it is offline. Sign-in continues automatically when the network is back. */
  | { readonly status: 'offline' }
  /** Sign-in was stopped because it redirected too often within a minute. */
  | { readonly status: 'stopped' }
  /** Sign-in failed. The message is for users. */
  | { readonly status: 'failed'; readonly message: string };

/** An event of a session. */
export type SessionEvent =
  | { readonly type: 'authSuccess' }
  | { readonly type: 'authError'; readonly error: string }
  | { readonly type: 'authLogout' }
  | { readonly type: 'tokenExpired' }
  | { readonly type: 'refreshSuccess' }
  | { readonly type: 'refreshError' }
  | { readonly type: 'ready'; readonly authenticated: boolean };

/** Default minimum validity of a token, in seconds. */
export const defaultTokenValidity = 5;

/**
 * The session of the current user. Only the adapter that implements this interface knows the sign-in server. Stories
 * and tests use `createMemorySession`.
 */
export interface SessionPort {
  getState(): SessionState;
  /** Subscribes to state changes. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
  /** Subscribes to events. Returns a function that unsubscribes. */
  onEvent(listener: (event: SessionEvent) => void): () => void;
  /** Processes the server's response or signs in silently, and loads the profile. Never redirects. */
  start(): Promise<void>;
  /**
   * Returns the access token, refreshed if less than `minValidity` seconds remain. Default 5 s. Undefined while the
   * user is signed out. Throws if the token has expired and can't be refreshed.
   */
  getToken(minValidity?: number): Promise<string | undefined>;
  /**
   * Redirects to the sign-in server, and afterward to `returnPath`. Refused after too many redirects (`stopped`). While
   * the server can't be reached (`offline` or `failed`), the page stays, checks again every few seconds, and continues
   * as soon as the server responds.
   */
  login(returnPath: string): Promise<void>;
  /**
   * Like `login`, but at the user's request after `stopped`, `offline` or `failed`: resets the redirect count. Waits
   * until the session has started, and stays on the page while the server can't be reached.
   */
  tryAgain(): Promise<void>;
  /**
   * Signs in again in a new window while the page stays as it is, for a session that ended before work was saved. If
   * another user signs in, the page reloads. Rejects with an error message for the user.
   */
  signInWithPopup(): Promise<void>;
  /** Signs out in every tab and at the server, and returns to `/admin`. */
  logout(): Promise<void>;
  /** Reloads the profile. */
  loadProfile(): Promise<SessionProfile>;
  /** Returns the user name in the loaded profile. Throws if there is none. */
  getUsername(): string;
  /** Opens the account pages of the sign-in server. */
  accountManagement(): Promise<void>;
}
