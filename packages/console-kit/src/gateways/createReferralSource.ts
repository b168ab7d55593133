import type { LoadOptions } from '@advantage/live-list';
import {
  type ClaimOptions,
  type ClaimOutcome,
  type ListAnswer,
  type ReferralSource,
  readJson,
  readListAnswer,
  SourceError,
  toReferral,
} from '@advantage/referrals';
import {
  availableReferralParams,
  type ClaimRequest,
  claimConflictSchema,
  geoLocationSchema,
  parseReferral,
  parseWire,
  type ReferralListQuery,
  referralListParams,
} from '@advantage/referrals/wire';
import * as en from '../messages/en.ts';
import { readProblem } from './readProblem.ts';
import { callService, type ServiceCall, type ServiceOptions, serviceUrl } from './serviceCall.ts';

const opportunities = '/api/v1/opportunity';

const unexpected = (details: ConstructorParameters<typeof SourceError>[2]) =>
  new SourceError('malformed', 'The service sent an unexpected response.', details);

/** Reads JSON with a parser of the wire; what it cannot read is a malformed answer. */
async function readAs<T>(response: Response, parse: (json: unknown) => T): Promise<T> {
  const json = await readJson(response);
  try {
    return parse(json);
  } catch (cause) {
    throw unexpected({ cause });
  }
}

const readReferral = (response: Response) => readAs(response, (json) => toReferral(parseReferral(json)));

/** Makes list calls of the referral service; a 401 is logged, and live lists take it for an empty list. */
function createListCall(options: ServiceOptions) {
  return async (call: Omit<ServiceCall, 'service'>, { signal, etag }: LoadOptions): Promise<ListAnswer> => {
    const headers: Record<string, string> = etag === undefined ? {} : { 'If-None-Match': etag };
    try {
      return await callService(options, { service: 'referral', headers, ...call }, signal, (answer) =>
        readListAnswer(answer),
      );
    } catch (error) {
      if (error instanceof SourceError && error.status === 401) console.warn('Not Authorized');
      throw error;
    }
  };
}

/** All opportunities; narrowed, the user name is part of the path. */
function listPath({ username, ...query }: ReferralListQuery): string {
  const path = '/api/v1/marketplace-opportunities';
  return `${path}${username ? `/${encodeURIComponent(username)}` : ''}?${referralListParams(query)}`;
}

/** Reads a refused claim: an outcome where one was agreed on, else an error with the service's reason. */
async function readRefusal(response: Response, error: SourceError): Promise<ClaimOutcome> {
  const { status } = response;
  if (status === 402) return { kind: 'balance-too-low' };
  const { reason, requestId } = await readProblem(response.clone());
  const said = [reason, requestId && en.services.requestId(requestId)].filter(Boolean).join(' ');
  const details = { status, retryAfter: error.retryAfter, reason: said || undefined };
  if (status !== 409) throw new SourceError(error.kind, error.message, { ...details, cause: error });
  try {
    const conflict = parseWire(claimConflictSchema, await readJson(response));
    return { kind: 'refused', reason: conflict.reason, referral: toReferral(conflict.referral) };
  } catch (cause) {
    throw unexpected({ ...details, cause });
  }
}

/** Claims a referral. 402 and 409 are answers, not failures; another refusal carries its reason. */
async function claim(
  options: ServiceOptions,
  id: string,
  body: ClaimRequest,
  { signal, idempotencyKey }: ClaimOptions,
): Promise<ClaimOutcome> {
  const path = `${opportunities}/${encodeURIComponent(id)}/claim`;
  const headers: Record<string, string> =
    idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };
  let refusal: Response | undefined;
  const noteRefusal: ServiceOptions['fetch'] = async (url, init) => {
    const response = await options.fetch(url, init);
    if (response.status >= 400 && response.status < 500) refusal = response;
    return response;
  };
  try {
    const referral = await callService(
      { ...options, fetch: noteRefusal },
      { service: 'referral', path, body, headers },
      signal,
      readReferral,
    );
    return { kind: 'claimed', referral };
  } catch (error) {
    if (!refusal || !(error instanceof SourceError)) throw error;
    return readRefusal(refusal, error);
  }
}

/** A single item that is not there, or not any more, is nothing. */
const nullWhenGone = (error: unknown): null => {
  if (error instanceof SourceError && (error.status === 404 || error.status === 410)) return null;
  throw error;
};

/** The referral service over HTTP: the console's `ReferralSource`. */
export function createReferralSource(options: ServiceOptions): ReferralSource {
  const list = createListCall(options);
  return {
    marketplace: options.services.referral,
    list: (query, how) => list({ path: listPath(query) }, how),
    recent: (how) => list({ path: `${opportunities}/recent-referral` }, how),
    available: (query, how) =>
      list({ path: `${opportunities}/available-referral?${availableReferralParams(query)}` }, how),
    purchased: (query, how) =>
      list({ path: `${opportunities}/purchased-referral?${referralListParams(query)}` }, how),
    acquired: ({ username, ...query }, { signal }) => {
      const path = `/api/v1/acquired-marketplace-opportunities?${referralListParams(query)}`;
      return list({ path, body: { username } }, { signal });
    },
    get: (id, { signal }) =>
      callService(
        options,
        { service: 'referral', path: `${opportunities}/${encodeURIComponent(id)}` },
        signal,
        readReferral,
      ).catch(nullWhenGone),
    claim: (id, request, how) => claim(options, id, request, how),
    locate: ({ signal }) =>
      callService(options, { service: 'fulcrum', path: '/api/v1/geo-location' }, signal, async (response) => {
        const { state } = await readAs(response, (json) => parseWire(geoLocationSchema, json));
        return state ?? null;
      }),
    streetViewUrl: (searchId) =>
      serviceUrl(options.services, 'fulcrum', `/api/v1/street-view/${encodeURIComponent(searchId)}`),
  };
}
