import type { FeatureFlagGateway } from '@advantage/feature-flags';
import { parseFeatureFlag, parseFeatureFlags, toFeatureFlagBody } from '@advantage/feature-flags/wire';
import { createInMemoryMarketplaceGateway } from '@advantage/marketplace-form/testing';
import { callHttp, type ReferralSource, readJson, readListAnswer, toReferral } from '@advantage/referrals';
import { parseReferral, referralListParams } from '@advantage/referrals/wire';

/** Says who asks; your sign-in knows how. */
export type SignedFetch = (url: string, init: RequestInit) => Promise<Response>;

/** Referrals over HTTP. Leave out what your service doesn't offer: without `claim`, nothing can be claimed. */
export function createReferrals(baseUrl: string, fetch: SignedFetch): ReferralSource {
  const list = (path: string, { signal }: { readonly signal: AbortSignal }) =>
    callHttp({ url: baseUrl + path, fetch }, { signal }, readListAnswer);
  return {
    list: (query, options) => list(`/referrals?${referralListParams(query)}`, options),
    recent: (options) => list('/referrals/recent', options),
    available: (query, options) => list(`/referrals/available?${referralListParams(query)}`, options),
    purchased: (query, options) => list(`/referrals/purchased?${referralListParams(query)}`, options),
    acquired: (query, options) => list(`/referrals/acquired?${referralListParams(query)}`, options),
    get: (id, { signal }) =>
      callHttp({ url: `${baseUrl}/referrals/${encodeURIComponent(id)}`, fetch }, { signal }, async (answer) =>
        toReferral(parseReferral(await readJson(answer))),
      ),
  };
}

/** Feature flags over HTTP. A call that fails rejects with the text that people read. */
export function createFlags(baseUrl: string, fetch: SignedFetch): FeatureFlagGateway {
  const call = async (path: string, body?: unknown): Promise<unknown> => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(baseUrl + path, { ...init, headers: { 'Content-Type': 'application/json' } });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  return {
    list: async () => parseFeatureFlags(await call('/flags')),
    get: async (name) => parseFeatureFlag(await call(`/flags/${encodeURIComponent(name)}`)),
    create: async (draft) => parseFeatureFlag(await call('/flags', draft)),
    update: async (flag) => parseFeatureFlag(await call(`/flags/${flag.id}`, toFeatureFlagBody(flag))),
  };
}

/** Until a service is there, the in-memory ports stand in: these marketplaces are gone with the page. */
export const marketplaces = createInMemoryMarketplaceGateway();
