import type { MarketplaceReference } from '../fields/reference.ts';
import type { FieldPath, MarketplaceFormValues } from '../fields/values.ts';

/** Whose value a field takes that both changed: the person's at the form, or the server's. */
export type MergeSide = 'mine' | 'theirs';

/** The three versions of a form that are brought together. */
export interface MergeVersions {
  /** The form as it was loaded. */
  readonly base: MarketplaceFormValues;
  /** The form as it is now. */
  readonly mine: MarketplaceFormValues;
  /** What the server holds now, as a form. */
  readonly theirs: MarketplaceFormValues;
  /** What the form needs to know besides the marketplace. */
  readonly reference: MarketplaceReference;
}

/** What a merge is made of: three versions, and a choice for each conflict. */
export interface MergeInput extends MergeVersions {
  /** The side of each conflict. Default `mine`. */
  readonly choices?: Readonly<Partial<Record<FieldPath, MergeSide>>>;
}

/** Asks for the side of a field that both changed. */
export type ChooseSide = (path: FieldPath) => MergeSide;
