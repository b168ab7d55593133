import type { ReactNode } from 'react';

/** A do and a don't, side by side and live. */
export interface GuidePair {
  readonly do: ReactNode;
  /** Why it's right, in one sentence. */
  readonly because: string;
  readonly avoid: ReactNode;
  /** What is wrong with it, in one sentence. */
  readonly problem: string;
}

/** What a key does, and the test or story that proves it. */
export interface GuideKey {
  readonly keys: string;
  readonly does: string;
  /** A test by file and title, or a story by ID. */
  readonly proof: { readonly test: string; readonly title: string } | { readonly story: string };
}

/**
 * The content of a component's page besides its props and stories. Exported from `Name.guide.tsx` next to
 * `Name.stories.tsx`; the page finds it by that name. An empty list means that there is nothing to say; a missing list
 * is a type error.
 */
export interface Guide {
  /** `stable` changes only with a migration; `new` may still change in a minor version. */
  readonly status: 'stable' | 'new';
  readonly when: readonly string[];
  /** When to use another component instead, by the title of its page without its group: `UI/Button`. */
  readonly instead: readonly { readonly when: string; readonly use: string }[];
  /** The first `do` is also the picture of a small component in the gallery. */
  readonly pairs: readonly GuidePair[];
  readonly anatomy: readonly { readonly part: string; readonly what: string }[];
  readonly states: readonly { readonly state: string; readonly what: string }[];
  readonly keyboard: readonly GuideKey[];
  readonly accessibility: readonly string[];
  readonly content: readonly string[];
  /** Related pages, by their titles without their groups. */
  readonly related: readonly string[];
}
