import type { SessionPort } from '../session/SessionPort.ts';
import { type AuthHeaderRule, authHeaderFor } from './authHeaders.ts';

/** Shortest validity in seconds of a token that goes out with an API call. */
const apiTokenValidity = 20;

/** Base addresses of the services: absolute, with or without a path, without a query. */
export interface ServiceAddresses {
  /** Lists of referrals, single referrals, claims and referral sources. */
  readonly referral: string;
  /** Marketplaces, agencies, industry codes and feature flags. */
  readonly core: string;
  /** Names and agencies of users. */
  readonly identity: string;
  /** Street views and geo-location. */
  readonly fulcrum: string;
}

/** Where the services are, and which call says how who asks. */
export interface ServiceAccess {
  readonly services: ServiceAddresses;
  /** Which call carries which header; the first line that matches decides. */
  readonly authHeaders: readonly AuthHeaderRule[];
  /** User name of the basic header; its password is blank. */
  readonly clientUsername: string;
}

/** What `createAuthorizedFetch` needs to know of services and session. */
export interface AuthorizedFetchOptions {
  readonly config: ServiceAccess;
  /** Undefined on public pages: every `bearer` becomes `basic` there. */
  readonly session?: Pick<SessionPort, 'getToken'>;
  /** Called when a service refuses a token. */
  readonly onTokenRefused?: () => void;
  /** Called when a service accepts a token. */
  readonly onTokenAccepted?: () => void;
  /** Default: the browser's own. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** There is no valid token now, for example because the sign-in server is down. Nothing was sent. */
export class NoTokenError extends Error {
  override readonly name = 'NoTokenError';
}

/** A fetch that knows how to say who asks. */
export type AuthorizedFetch = (url: string, init: RequestInit) => Promise<Response>;

/** The basic header: the client's user name with a blank password. */
function basicHeader(username: string): string {
  const bytes = new TextEncoder().encode(`${username}:`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * A fetch that adds the header of the configured table and talks to the configured services only: a
 * token never leaves for another origin, not even by a redirect.
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
