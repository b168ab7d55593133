import type { SignOutChannel } from './signOutChannel.ts';

/** What a session needs of the browser. `browserEnvironment` is the real one; tests pass their own. */
export interface SessionEnvironment {
  /** This site. */
  readonly origin: string;
  /** Survives redirects, one per tab. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly channel: SignOutChannel;
  /** The address in the address bar. */
  getUrl(): URL;
  /** Replaces the address without leaving the page. */
  replaceUrl(url: string): void;
  /** Leaves the page. */
  navigate(url: string): void;
  /** Whether a person asked to load the page again. */
  isReload(): boolean;
  /** Calls back when Back or Forward brings this page back as it was left. */
  onRestored(listener: () => void): void;
  now(): number;
  warn(text: string): void;
  /** See `probeThirdPartyCookies`. */
  probeThirdPartyCookies(): Promise<boolean>;
  /** See `probeServer`. */
  probeServer(): Promise<void>;
  /** Whether the browser has a network. */
  isOnline(): boolean;
  /** Calls back when the network returns, until the returned function is called. */
  onOnline(listener: () => void): () => void;
  /** See `silentSignIn`. */
  silentSignIn(url: string): Promise<string>;
  /** See `popupSignIn`. */
  popupSignIn(url: string): Promise<string>;
  /** See `monitorSession`; returns how to end it. */
  monitor(sessionId: string, onChanged: () => void, onSilent: (text: string) => void): () => void;
  /** See `postLogout`. */
  postLogout(idToken: string): Promise<'done' | 'blocked'>;
  /** See `submitLogoutForm`. */
  submitLogoutForm(idToken: string): void;
}
