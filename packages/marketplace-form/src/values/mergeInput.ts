import type { MarketplaceReference } from '../fields/field.ts';
import type { FieldPath, MarketplaceFormValues } from '../fields/values.ts';

/** The side that wins a conflict: the user's form or the server. */
export type MergeSide = 'mine' | 'theirs';

/** The three versions of a form to merge. */
export interface MergeVersions {
  /** The form as it was loaded. */
  readonly base: MarketplaceFormValues;
  /** The form as it is now, with the user's edits. */
  readonly mine: MarketplaceFormValues;
  /** The server's current version, as form values. */
  readonly theirs: MarketplaceFormValues;
  /** Reference data of the form. */
  readonly reference: MarketplaceReference;
}

/** Input of a merge: three versions, and a choice for each conflict. */
export interface MergeInput extends MergeVersions {
  /** The winning side of each conflict. Default `mine`. */
  readonly choices?: Readonly<Partial<Record<FieldPath, MergeSide>>>;
}

/** Returns the side that wins a conflict. */
export type ChooseSide = (path: FieldPath) => MergeSide;
