import type { SessionPort } from '../session/SessionPort.ts';
import { type AuthHeaderRule, authHeaderFor } from './authHeaders.ts';

/** Minimum remaining validity of a token sent with an API call, in seconds. */
const apiTokenValidity = 20;

/** Base URLs of the services: absolute, with or without a path, without a query. */
export interface ServiceAddresses {
  /** Referral lists, single referrals, claims and referral sources. */
  readonly referral: string;
  /** Marketplaces, agencies, industry codes and feature flags. */
  readonly core: string;
  /** User names and agencies. */
  readonly identity: string;
  /** Street views and geolocation. */
  readonly fulcrum: string;
}

/** The URLs of the services, and how calls to them are authenticated. */
export interface ServiceAccess {
  readonly services: ServiceAddresses;
  /** How each call is authenticated. The first matching rule applies. */
  readonly authHeaders: readonly AuthHeaderRule[];
  /** User name of the basic header. Its password is blank. */
  readonly clientUsername: string;
}

/** Options of `createAuthorizedFetch`. */
export interface AuthorizedFetchOptions {
  readonly config: ServiceAccess;
  /** Undefined on public pages, where every `bearer` becomes `basic`. */
  readonly session?: Pick<SessionPort, 'getToken'>;
  /** Called when a service refuses a token. */
  readonly onTokenRefused?: () => void;
  /** Called when a service accepts a token. */
  readonly onTokenAccepted?: () => void;
  /** Sends the requests. Default: the browser's own `fetch`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Thrown if there is no valid token, for example because the sign-in server is down. Nothing was sent. */
export class NoTokenError extends Error {
  override readonly name = 'NoTokenError';
}

/** A fetch that authenticates its calls. */
export type AuthorizedFetch = (url: string, init: RequestInit) => Promise<Response>;

/** Returns the basic header: the client's user name with a blank password. */
function basicHeader(username: string): string {
  const bytes = new TextEncoder().encode(`${username}:`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * Creates a fetch that adds the header from the configured table and calls only the configured services. A token is
 * never sent to another origin, not even by a redirect.
 */
export function createAuthorizedFetch(options: AuthorizedFetchOptions): AuthorizedFetch {
  const { config, session, onTokenRefused, onTokenAccepted, fetch: send = globalThis.fetch } = options;
  const origins = new Set(Object.values(config.services).map((url) => new URL(url).origin));
  const getToken = async () => {
    try {
      return await session?.getToken(apiTokenValidity);
    } catch (cause) {
      throw new NoTokenError('Your sign-in could not be renewed.', { cause });
    }
  };
  const authorize = async (url: string) => {
    const kind = authHeaderFor(url, config.authHeaders);
    const token = kind === 'bearer' ? await getToken() : undefined;
    if (kind === 'none') return undefined;
    return token === undefined ? basicHeader(config.clientUsername) : `Bearer ${token}`;
  };
  return async (url, init) => {
    if (!origins.has(new URL(url).origin)) throw new Error('This address is no configured service.');
    const headers = new Headers(init.headers);
    const authorization = await authorize(url);
    if (authorization !== undefined) headers.set('Authorization', authorization);
    const response = await send(url, { ...init, headers, credentials: 'omit', redirect: 'error' });
    if (authorization?.startsWith('Bearer')) {
      if (response.status === 401) onTokenRefused?.();
      else onTokenAccepted?.();
    }
    return response;
  };
}
