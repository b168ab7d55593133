import { callHttp } from '@advantage/referrals';
import type { Connection } from '../connection/connection.ts';
import { type AuthorizedFetch, NoTokenError, type ServiceAddresses } from './authorizedFetch.ts';

/** What every gateway is made of. */
export interface ServiceOptions {
  readonly services: ServiceAddresses;
  readonly fetch: AuthorizedFetch;
  /** Gets reports of whether services respond. Default: none. */
  readonly connection?: Pick<Connection, 'report'> | undefined;
}

/** A call of a service, as far as gateways differ. */
export interface ServiceCall {
  readonly service: keyof ServiceAddresses;
  /** Path and query, beginning with a slash. */
  readonly path: string;
  /** Sent as JSON; without it the call is a GET. */
  readonly body?: unknown;
  /** Further headers. Default none. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The address of a path at a service. */
export const serviceUrl = (services: ServiceAddresses, service: keyof ServiceAddresses, path: string) =>
  services[service].replace(/\/$/, '') + path;

/** Milliseconds without an answer after which a call that its caller ended counts as failed. */
const patience = 9000;

/** Whether a status says that the service behind the server which answered is out of reach. */
export const isOutOfReach = (status: number) => status === 502 || status === 503 || status === 504;

/** The fetch of a service. It reports to the connection whether the service answers. */
export function fetchOf(
  { fetch: send, connection }: ServiceOptions,
  service: keyof ServiceAddresses,
): AuthorizedFetch {
  if (!connection || service === 'fulcrum') return send;
  return async (url, init) => {
    const start = performance.now();
    try {
      const response = await send(url, init);
      connection.report(service, !isOutOfReach(response.status));
      return response;
    } catch (error) {
      const isEnded = error instanceof DOMException && error.name === 'AbortError';
      const isPatient = performance.now() - start >= patience;
      if (!(error instanceof NoTokenError) && (!isEnded || isPatient)) connection.report(service, false);
      throw error;
    }
  };
}

/** Makes a call and reads its answer; rejects with a `SourceError`. */
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
    fetch: fetchOf(options, service),
  };
  return callHttp(request, { signal }, read);
}
