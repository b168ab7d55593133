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

const createMalformedError = (details: ConstructorParameters<typeof SourceError>[2]) =>
  new SourceError('malformed', 'The service sent an unexpected response.', details);

/** Parses JSON with a wire parser. If that fails, the response is malformed. */
async function readAs<T>(response: Response, parse: (json: unknown) => T): Promise<T> {
  const json = await readJson(response);
  try {
    return parse(json);
  } catch (cause) {
    throw createMalformedError({ cause });
  }
}

const readReferral = (response: Response) => readAs(response, (json) => toReferral(parseReferral(json)));

/** Creates the list call of the referral service. A 401 is logged, and live lists treat it as an empty list. */
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

/** Returns the path of all referrals. If the list is narrowed to a user, the user name is part of the path. */
function listPath({ username, ...query }: ReferralListQuery): string {
  const path = '/api/v1/marketplace-opportunities';
  return `${path}${username ? `/${encodeURIComponent(username)}` : ''}?${referralListParams(query)}`;
}

/** Reads a refused claim: an outcome for statuses that have one, otherwise an error with the service's reason. */
async function readClaimFailure(response: Response, error: SourceError): Promise<ClaimOutcome> {
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
    throw createMalformedError({ ...details, cause });
  }
}

/** Claims a referral. 402 and 409 are outcomes, not failures. Any other refusal carries its reason. */
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
  const captureRefusal: ServiceOptions['fetch'] = async (url, init) => {
    const response = await options.fetch(url, init);
    if (response.status >= 400 && response.status < 500) refusal = response;
    return response;
  };
  try {
    const referral = await callService(
      { ...options, fetch: captureRefusal },
      { service: 'referral', path, body, headers },
      signal,
      readReferral,
    );
    return { kind: 'claimed', referral };
  } catch (error) {
    if (!refusal || !(error instanceof SourceError)) throw error;
    return readClaimFailure(refusal, error);
  }
}

/** Returns null for an item that doesn't exist, or no longer does. */
const nullIfNotFound = (error: unknown): null => {
  if (error instanceof SourceError && (error.status === 404 || error.status === 410)) return null;
  throw error;
};

/** Creates the console's `ReferralSource`: the referral service over HTTP. */
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
      ).catch(nullIfNotFound),
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
