/**
 * Where drafts are kept: `sessionStorage`, or anything like it. It should be the person's own, and end with the tab:
 * a draft holds everything of the form but the delivery API key (MKF-25).
 */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key of the draft of a marketplace, or of a new one. */
export const draftKey = (id: number | undefined) => `marketplace-draft-${id ?? 'new'}`;
