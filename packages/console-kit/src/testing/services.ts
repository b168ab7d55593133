import { defaultAuthHeaders } from '../gateways/authHeaders.ts';
import { createAuthorizedFetch } from '../gateways/authorizedFetch.ts';

/** A configuration with a different origin per service, so that tests see which one was called. */
export const testConfig = {
  services: {
    referral: 'https://referral.example.com',
    core: 'https://core.example.com/base/',
    identity: 'https://identity.example.com',
    fulcrum: 'https://fulcrum.example.com',
  },
  clientUsername: 'console',
  authHeaders: defaultAuthHeaders,
};

export const basic = `Basic ${btoa('console:')}`;

interface RecordedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly init: RequestInit;
}

/** Creates a network that gives every call the same response and records the calls. */
export function createNetwork(
  answer: () => Response | Promise<Response>,
  token: string | undefined = 'token-1',
) {
  const calls: RecordedCall[] = [];
  const refused: number[] = [];
  const fetch = createAuthorizedFetch({
    config: testConfig,
    session: { getToken: async () => token },
    onTokenRefused: () => refused.push(calls.length),
    async fetch(url, init) {
      const headers = Object.fromEntries(new Headers(init.headers));
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      calls.push({ method: init.method ?? 'GET', url, headers, body, init });
      return answer();
    },
  });
  return { options: { services: testConfig.services, fetch }, calls, refused };
}

/** Returns a JSON response. */
export const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);
