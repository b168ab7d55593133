import { callHttp } from '@advantage/referrals';
import type { Connection } from '../connection/connection.ts';
import { type AuthorizedFetch, NoTokenError, type ServiceAddresses } from './authorizedFetch.ts';

/** Options shared by all gateways. */
export interface ServiceOptions {
  readonly services: ServiceAddresses;
  readonly fetch: AuthorizedFetch;
  /** Receives reports of whether services respond. Default: none. */
  readonly connection?: Pick<Connection, 'report'> | undefined;
}

/** A call of a service. */
export interface ServiceCall {
  readonly service: keyof ServiceAddresses;
  /** Path and query, starting with a slash. */
  readonly path: string;
  /** Sent as JSON. Without it, the call is a GET. */
  readonly body?: unknown;
  /** Additional headers. Default none. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns the URL of a path at a service. */
export const serviceUrl = (services: ServiceAddresses, service: keyof ServiceAddresses, path: string) =>
  services[service].replace(/\/$/, '') + path;

/** A call that its caller aborted counts as failed if it had no response for this long, in milliseconds. */
const slowAfter = 9000;

/** Whether a status means that a proxy responded but couldn't reach the service behind it. */
export const isUnavailableStatus = (status: number) => status === 502 || status === 503 || status === 504;

/** Returns the fetch for a service. It reports to the connection whether the service responds. */
export function getServiceFetch(
  { fetch: send, connection }: ServiceOptions,
  service: keyof ServiceAddresses,
): AuthorizedFetch {
  if (!connection || service === 'fulcrum') return send;
  return async (url, init) => {
    const start = performance.now();
    try {
      const response = await send(url, init);
      connection.report(service, !isUnavailableStatus(response.status));
      return response;
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError';
      const isSlow = performance.now() - start >= slowAfter;
      if (!(error instanceof NoTokenError) && (!isAborted || isSlow)) connection.report(service, false);
      throw error;
    }
  };
}

/** Calls a service and parses its response. Rejects with a `SourceError`. */
export function callService<T>(
  options: ServiceOptions,
  { service, path, body, headers }: ServiceCall,
  signal: AbortSignal,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const payload = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const type: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const init = { ...payload, headers: { Accept: 'application/json', ...type, ...headers } };
  const request = {
    url: serviceUrl(options.services, service, path),
    init,
    fetch: getServiceFetch(options, service),
  };
  return callHttp(request, { signal }, read);
}
