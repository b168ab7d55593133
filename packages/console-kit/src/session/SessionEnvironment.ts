import type { SignOutChannel } from './signOutChannel.ts';

/** The browser features that a session needs. `browserEnvironment` is the real one; tests pass their own. */
export interface SessionEnvironment {
  /** The origin of this site. */
  readonly origin: string;
  /** Storage that survives redirects. Each tab has its own. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly channel: SignOutChannel;
  /** Returns the current URL. */
  getUrl(): URL;
  /** Replaces the URL without leaving the page. */
  replaceUrl(url: string): void;
  /** Leaves the page, to which Back then returns. */
  navigate(url: string): void;
  /** Leaves the page, which Back then skips. */
  redirect(url: string): void;
  /** Whether the user reloaded the page, or went back or forward to it. */
  isRevisit(): boolean;
  /** Calls `listener` when Back or Forward restores this page from the back/forward cache. */
  onRestored(listener: () => void): void;
  now(): number;
  warn(text: string): void;
  /** See `probeThirdPartyCookies`. */
  probeThirdPartyCookies(): Promise<boolean>;
  /** See `probeServer`. */
  probeServer(): Promise<void>;
  /** What the browser says about the network. It only explains why a request failed. */
  isOnline(): boolean;
  /** Calls `listener` when the network is back. Returns a function that unsubscribes. */
  onOnline(listener: () => void): () => void;
  /** See `silentSignIn`. */
  silentSignIn(url: string): Promise<string>;
  /** See `popupSignIn`. */
  popupSignIn(url: string): Promise<string>;
  /** See `monitorSession`. Returns a function that stops it. */
  monitor(sessionId: string, onChanged: () => void, onSilent: (text: string) => void): () => void;
  /** See `postLogout`. */
  postLogout(idToken: string): Promise<'done' | 'blocked'>;
  /** See `submitLogoutForm`. */
  submitLogoutForm(idToken: string): void;
}
