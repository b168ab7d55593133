/** What the sign-in server gave. Lives in memory only. */
export interface IdentityTokens {
  readonly accessToken: string;
  /** Claims of the access token. */
  readonly claims: unknown;
  /** Undefined when the server sent none this time. */
  readonly idToken: string | undefined;
  /** False when no refresh token came along, as in the implicit flow. */
  readonly canRefresh: boolean;
  /** Seconds of validity left by the server's clock. */
  readonly secondsLeft: number;
  /** Who signed in: the `sub` claim, where the access token has one. */
  readonly subject: string | undefined;
  /** The session at the server: the `sid` claim, where there is one. */
  readonly sessionId: string | undefined;
  /** The server's time in seconds, estimated from when it issued the token. */
  readonly serverTime: number;
}

/** What a client reports without being asked. */
export interface IdentityClientHandlers {
  /** The client dropped its tokens. */
  readonly onCleared: () => void;
  readonly onExpired: () => void;
  readonly onRefreshed: () => void;
  readonly onRefreshFailed: () => void;
}

/**
 * The protocol side of a session: code flow with S256, state, nonce, tokens. `createSession` puts every check
 * and guard around it, so another protocol library needs no more than this.
 */
export interface IdentityClient {
  /** Sets who is told; call it before `start`. */
  handle(handlers: IdentityClientHandlers): void;
  /**
   * Processes the answer in the address, if there is one. Resolves without tokens when there is none; rejects when
   * sign-in failed. Never redirects.
   */
  start(): Promise<void>;
  /** The tokens in force; undefined while nobody is signed in. */
  getTokens(): IdentityTokens | undefined;
  /** Refreshes when less than `minValidity` seconds remain. Calls at the same time share one request. */
  refresh(minValidity: number): Promise<void>;
  /** Drops the tokens. */
  clear(): void;
  /** Address of the sign-in page; keeps state, nonce and code verifier for the way back. */
  createLoginUrl(): Promise<string>;
  /**
   * Address to ask at, in a frame or its own window; the answer goes to `callbackPath`. Silently, the server
   * answers at once, also that nobody is signed in.
   */
  createQuestionUrl(options: { readonly silently: boolean }): Promise<string>;
  /** Processes such an answer, which is the whole address that came back. Rejects when sign-in failed. */
  accept(answer: string): Promise<void>;
  /** Address of the account pages; throws when the server has none. */
  createAccountUrl(): string;
  /** The profile as the server sends it. */
  loadProfile(): Promise<unknown>;
}
