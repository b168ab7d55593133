import type { FeatureFlagGateway } from '../gateway/FeatureFlagGateway.ts';
import { createFlagList, type FlagList } from './flagList.ts';
import { createFlagReadings, type FlagReadings } from './flagReadings.ts';

/** All that is known through one gateway. */
export interface FeatureFlagStore {
  readonly list: FlagList;
  readonly readings: FlagReadings;
}

const stores = new WeakMap<FeatureFlagGateway, FeatureFlagStore>();

/** The store of a gateway: one per gateway object, so that a flag saved in the manager is read again by the hooks. */
export function featureFlagStoreOf(gateway: FeatureFlagGateway): FeatureFlagStore {
  const known = stores.get(gateway);
  if (known) return known;
  const readings = createFlagReadings(gateway);
  const store = { readings, list: createFlagList(gateway, readings.refresh) };
  stores.set(gateway, store);
  return store;
}
