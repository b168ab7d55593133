import type { IndustryCode, ReferralSource } from '../wire/lists.ts';
import { directCallSource } from '../wire/values.ts';

/** What the form needs to know besides the marketplace. */
export interface MarketplaceReference {
  /** Every referral source there is. */
  readonly referralSources: readonly ReferralSource[];
  /** Every six-digit industry code; missing while they load or after they failed to (MKI-26). */
  readonly industryCodes?: readonly IndustryCode[] | undefined;
  /** Agency ids that the lookup did not find (MKV-6). */
  readonly unknownAgencyIds?: readonly string[] | undefined;
}

/** The sources by name. */
export const sourceNames = (reference: MarketplaceReference) =>
  reference.referralSources.map(({ sourceName }) => sourceName);

/** The sources a person can tick: all but direct-call (MKF-16, MKF-17). */
export const selectableSources = (reference: MarketplaceReference) =>
  sourceNames(reference).filter((name) => name !== directCallSource);

const codeSets = new WeakMap<readonly IndustryCode[], ReadonlySet<string>>();

/** The known industry codes, or undefined while there are none. */
export function knownCodes({ industryCodes }: MarketplaceReference): ReadonlySet<string> | undefined {
  if (industryCodes === undefined) return undefined;
  const known = codeSets.get(industryCodes) ?? new Set(industryCodes.map(({ code }) => code));
  codeSets.set(industryCodes, known);
  return known;
}
