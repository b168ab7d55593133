/** Tokens from the sign-in server. Kept in memory only. */
export interface IdentityTokens {
  readonly accessToken: string;
  /** Claims of the access token. */
  readonly claims: unknown;
  /** Undefined if the server sent none this time. */
  readonly idToken: string | undefined;
  /** False if the server sent no refresh token, as in the implicit flow. */
  readonly canRefresh: boolean;
  /** Remaining validity by the server's clock, in seconds. */
  readonly secondsLeft: number;
  /** Identifies the user: the `sub` claim, if the access token has one. */
  readonly subject: string | undefined;
  /** Identifies the session at the server: the `sid` claim, if there is one. */
  readonly sessionId: string | undefined;
  /** The server's time in seconds, estimated from when it issued the token. */
  readonly serverTime: number;
}

/** Events that a client reports. */
export interface IdentityClientHandlers {
  /** The client discarded its tokens. */
  readonly onCleared: () => void;
  readonly onExpired: () => void;
  readonly onRefreshed: () => void;
  readonly onRefreshFailed: () => void;
}

/**
 * The protocol side of a session: authorization code flow with S256, state, nonce and tokens. `createSession` adds all
 * checks and guards, so that another protocol library needs to provide only this.
 */
export interface IdentityClient {
  /** Sets the event handlers. Call it before `start`. */
  setHandlers(handlers: IdentityClientHandlers): void;
  /**
   * Processes the sign-in response in the URL, if there is one. Resolves without tokens if there is none; rejects if
   * sign-in failed. Never redirects.
   */
  start(): Promise<void>;
  /** Returns the current tokens. Undefined while the user is signed out. */
  getTokens(): IdentityTokens | undefined;
  /** Refreshes the tokens if less than `minValidity` seconds remain. Concurrent calls share one request. */
  refresh(minValidity: number): Promise<void>;
  /** Discards the tokens. */
  clear(): void;
  /** Returns the URL of the sign-in page. Stores state, nonce and code verifier for the response. */
  createLoginUrl(): Promise<string>;
  /**
   * Returns the URL for signing in through a frame or a popup. The response goes to `callbackPath`. With `silently`,
   * the server responds immediately, even if the user isn't signed in there.
   */
  createCallbackLoginUrl(options: { readonly silently: boolean }): Promise<string>;
  /** Processes such a response, given as the full URL that the server redirected to. Rejects if sign-in failed. */
  accept(callbackUrl: string): Promise<void>;
  /** Returns the URL of the account pages. Throws if the server has none. */
  createAccountUrl(): string;
  /** Loads the profile, as the server sends it. */
  loadProfile(): Promise<unknown>;
}
