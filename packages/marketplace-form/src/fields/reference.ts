import * as z from 'zod/mini';
import type { Fields, SectionId } from './field.ts';
import { directCallSource } from './wireValues.ts';

/** The schema of a referral source. */
export const referralSourceSchema = z.looseObject({ sourceName: z.string() });
/** A source of referrals. */
export type ReferralSource = z.infer<typeof referralSourceSchema>;

/** The schema of a six-digit industry code. Services may send its name as `title`, as `description` or not at all. */
export const industryCodeSchema = z.looseObject({
  code: z.string(),
  title: z.nullish(z.string()),
  description: z.nullish(z.string()),
});
/** A six-digit industry code with its name, if the service sends one. */
export type IndustryCode = z.infer<typeof industryCodeSchema>;

/** Reference data of the form, and what a host adds or omits. */
export interface MarketplaceReference {
  /** All referral sources. */
  readonly referralSources: readonly ReferralSource[];
  /** All six-digit industry codes. Undefined or empty while they load, or if they failed to load. */
  readonly industryCodes?: readonly IndustryCode[] | undefined;
  /** Custom fields of the host, by name, created with `defineField`. Default: none. */
  readonly fields?: Fields | undefined;
  /**
   * Sections that the host omits. They're excluded from every list of sections, and their fields are neither validated
   * nor changed. Default: none; a section that merely isn't rendered is still validated.
   */
  readonly omit?: readonly SectionId[] | undefined;
  /** Agency ids that the lookup didn't find. */
  readonly unknownAgencyIds?: readonly string[] | undefined;
}

/** Returns the names of all referral sources. */
export const sourceNames = (reference: MarketplaceReference) =>
  reference.referralSources.map(({ sourceName }) => sourceName);

/** Returns the names of the sources that a user can select: all but direct-call. */
export const selectableSources = (reference: MarketplaceReference) =>
  sourceNames(reference).filter((name) => name !== directCallSource);

const codeSets = new WeakMap<readonly IndustryCode[], ReadonlySet<string>>();

/** Returns the set of known industry codes, or undefined if there are none, as while they load. */
export function knownCodes({ industryCodes }: MarketplaceReference): ReadonlySet<string> | undefined {
  if (!industryCodes?.length) return undefined;
  const known = codeSets.get(industryCodes) ?? new Set(industryCodes.map(({ code }) => code));
  codeSets.set(industryCodes, known);
  return known;
}
