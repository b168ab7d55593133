import type { FeatureFlag, FeatureFlagDraft } from '../wire/featureFlag.ts';
import type { FeatureFlagList } from '../wire/parseFeatureFlags.ts';

/** How a write is made. */
export interface FeatureFlagWriteOptions {
  /** Identifies what the person wanted: send it as `Idempotency-Key`, so that a repeated call is carried out once. */
  readonly idempotencyKey?: string;
}

/**
 * Where flags come from and go to. Implement it over your own service; use `parseFeatureFlags`,
 * `parseFeatureFlag` and `toFeatureFlagBody` from `@advantage/feature-flags/wire` for the bodies.
 *
 * Every call rejects when it fails, with an `Error` whose message is the server's error text: it is shown to
 * the person. Give the error the HTTP `status`, so that a 401 or 403 is told as missing access and 0 as a lost answer, and
 * its `requestId` for support. Pass the same gateway object to everything that should agree: the manager, the
 * provider and the OpenFeature provider share what they know per gateway.
 */
export interface FeatureFlagGateway {
  /** All flags. */
  list(): Promise<FeatureFlagList>;
  /** One flag by its name. */
  get(name: string): Promise<FeatureFlag>;
  /** Creates a flag and gives it back with its id. */
  create(draft: FeatureFlagDraft, options?: FeatureFlagWriteOptions): Promise<FeatureFlag>;
  /** Replaces a flag. Gives the stored flag; where the service answers without one, the flag as sent. */
  update(flag: FeatureFlag, options?: FeatureFlagWriteOptions): Promise<FeatureFlag>;
}
