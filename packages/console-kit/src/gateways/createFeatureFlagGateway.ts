import type { FeatureFlagGateway } from '@advantage/feature-flags';
import { parseFeatureFlag, parseFeatureFlags, toFeatureFlagBody } from '@advantage/feature-flags/wire';
import type { CoreApi } from './coreApi.ts';

const path = '/api/v3/feature-flag';

/** Creates the feature flag gateway of the Core API. */
export function createFeatureFlagGateway(core: CoreApi): FeatureFlagGateway {
  return {
    list: async () => parseFeatureFlags((await core({ path })).json),
    get: async (name) => parseFeatureFlag((await core({ path: `${path}/${encodeURIComponent(name)}` })).json),
    create: async (draft, options) => parseFeatureFlag((await core({ path, body: draft, ...options })).json),
    async update(flag, options) {
      const { json } = await core({
        path: `${path}/${encodeURIComponent(flag.id)}`,
        body: toFeatureFlagBody(flag),
        ...options,
      });
      return json === undefined ? flag : parseFeatureFlag(json);
    },
  };
}
