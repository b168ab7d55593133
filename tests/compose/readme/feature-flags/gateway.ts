import type { FeatureFlagGateway } from '@advantage/feature-flags';
import { parseFeatureFlag, parseFeatureFlags, toFeatureFlagBody } from '@advantage/feature-flags/wire';

async function call(path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`/api/v3/feature-flag${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

export const gateway: FeatureFlagGateway = {
  list: async () => parseFeatureFlags(await call('')),
  get: async (name) => parseFeatureFlag(await call(`/${encodeURIComponent(name)}`)),
  create: async (draft) => parseFeatureFlag(await call('', draft)),
  update: async (flag) => parseFeatureFlag(await call(`/${flag.id}`, toFeatureFlagBody(flag))),
};
