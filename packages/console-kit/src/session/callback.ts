/** The sign-in response in the URL when the console starts. */
export type Callback =
  | { readonly kind: 'none' }
  /** A response of the sign-in server that may be processed. */
  | { readonly kind: 'answer'; readonly state: string | null }
  /** A response that must not be processed. */
  | { readonly kind: 'refused'; readonly state: string | null; readonly reason: string };

/** The issuer that responses must come from. */
export interface ExpectedIssuer {
  readonly issuer: string;
  /** Whether a response without `iss` is refused. */
  readonly requireIssuer: boolean;
}

/**
 * Checks the URL before trusting any of it: a response must name its issuer (RFC 9207), contain a state, and repeat no
 * parameter. Whether the state is ours, only the protocol library knows.
 */
export function inspectCallback(url: URL, { issuer, requireIssuer }: ExpectedIssuer): Callback {
  const params = new URLSearchParams(url.hash.slice(1));
  if (!params.has('code') && !params.has('error')) return { kind: 'none' };
  const state = params.get('state');
  const refused = (reason: string): Callback => ({ kind: 'refused', state, reason });
  const twice = ['code', 'state', 'iss', 'error', 'session_state'].find(
    (name) => params.getAll(name).length > 1,
  );
  if (twice !== undefined) return refused(`${twice} is given twice`);
  if (!state) return refused('state is missing');
  const responseIssuer = params.get('iss');
  if (responseIssuer === null && requireIssuer && !params.has('error')) return refused('iss is missing');
  if (responseIssuer !== null && responseIssuer !== issuer) return refused('iss is another server');
  return { kind: 'answer', state };
}
