import { callHttp } from '@advantage/referrals';
import type { Config } from '../config/configSchema.ts';
import type { AuthorizedFetch } from './authorizedFetch.ts';

/** What every gateway is made of. */
export interface ServiceOptions {
  readonly services: Config['services'];
  readonly fetch: AuthorizedFetch;
}

/** A call of a service, as far as gateways differ. */
export interface ServiceCall {
  readonly service: keyof Config['services'];
  /** Path and query, beginning with a slash. */
  readonly path: string;
  /** Sent as JSON; without it the call is a GET. */
  readonly body?: unknown;
  /** Further headers. Default none. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The address of a path at a service. */
export const serviceUrl = (services: Config['services'], service: keyof Config['services'], path: string) =>
  services[service].replace(/\/$/, '') + path;

/** Makes a call and reads its answer; rejects with a `SourceError`. */
export function callService<T>(
  { services, fetch }: ServiceOptions,
  { service, path, body, headers }: ServiceCall,
  signal: AbortSignal,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const payload = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const type: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const init = { ...payload, headers: { Accept: 'application/json', ...type, ...headers } };
  return callHttp({ url: serviceUrl(services, service, path), init, fetch }, { signal }, read);
}
