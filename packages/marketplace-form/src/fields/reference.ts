import * as z from 'zod/mini';
import type { Fields, SectionId } from './field.ts';
import { directCallSource } from './wireValues.ts';

/** A source of referrals. */
export const referralSourceSchema = z.looseObject({ sourceName: z.string() });
/** Where referrals come from. */
export type ReferralSource = z.infer<typeof referralSourceSchema>;

/** A six-digit industry code. Services differ in whether and how they name it. */
export const industryCodeSchema = z.looseObject({
  code: z.string(),
  title: z.nullish(z.string()),
  description: z.nullish(z.string()),
});
/** A six-digit industry code with its title. */
export type IndustryCode = z.infer<typeof industryCodeSchema>;

/** What the form needs to know besides the marketplace. */
export interface MarketplaceReference {
  /** Every referral source there is. */
  readonly referralSources: readonly ReferralSource[];
  /** Every six-digit industry code; missing while they load or after they failed to. */
  readonly industryCodes?: readonly IndustryCode[] | undefined;
  /** Fields of the host's own, by name, made with `defineField`. Default: none. */
  readonly fields?: Fields | undefined;
  /**
   * Sections that the host leaves out: they are in no list of sections, and their fields are neither checked nor changed.
   * Default: none; a section that merely is not drawn is checked too.
   */
  readonly omit?: readonly SectionId[] | undefined;
  /** Agency ids that the lookup did not find. */
  readonly unknownAgencyIds?: readonly string[] | undefined;
}

/** The sources by name. */
export const sourceNames = (reference: MarketplaceReference) =>
  reference.referralSources.map(({ sourceName }) => sourceName);

/** The sources a person can tick: all but direct-call. */
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
