import type { FeatureFlag, FeatureFlagDraft } from '../wire/featureFlag.ts';
import type { FeatureFlagList } from '../wire/parseFeatureFlags.ts';

/** Options for creating or updating a flag. */
export interface FeatureFlagWriteOptions {
  /** Identifies the user's intent. Send it as `Idempotency-Key`, so that a repeated request is carried out once. */
  readonly idempotencyKey?: string;
}

/**
 * Loads and saves flags. Implement it for your own service; for the bodies, use `parseFeatureFlags`, `parseFeatureFlag`
 * and `toFeatureFlagBody` from `@advantage/feature-flags/wire`.
 *
 * Every call rejects on failure, with an `Error` whose message is the server's error text: it is shown to the user. Set
 * the error's HTTP `status`, so that a 401 or 403 is shown as missing access and 0 counts as a lost response, and its
 * `requestId` for support. Pass the same gateway object to the manager, the provider and the OpenFeature provider: they
 * share one cache per gateway.
 */
export interface FeatureFlagGateway {
  /** Returns all flags. */
  list(): Promise<FeatureFlagList>;
  /** Returns one flag by name. */
  get(name: string): Promise<FeatureFlag>;
  /** Creates a flag and returns it with its id. */
  create(draft: FeatureFlagDraft, options?: FeatureFlagWriteOptions): Promise<FeatureFlag>;
  /** Replaces a flag. Returns the stored flag, or the flag as sent if the service responds without one. */
  update(flag: FeatureFlag, options?: FeatureFlagWriteOptions): Promise<FeatureFlag>;
}
