import type { ReactNode } from 'react';

/** Two ways next to each other, both live. */
export interface GuidePair {
  readonly do: ReactNode;
  /** Why it is right, in one sentence. */
  readonly because: string;
  readonly avoid: ReactNode;
  /** What is wrong with it, in one sentence. */
  readonly problem: string;
}

/** What a key does, and the test or story that proves it. */
export interface GuideKey {
  readonly keys: string;
  readonly does: string;
  /** A test by file and title, or a story by id. */
  readonly proof: { readonly test: string; readonly title: string } | { readonly story: string };
}

/**
 * What the page of a component says besides props and stories. It is in `Name.guide.tsx` next to `Name.stories.tsx`; the
 * page loads it by that name. An empty list says that there is nothing to say, a missing one is a type error.
 */
export interface Guide {
  /** `stable` changes only with a migration; `new` may still change in a minor version. */
  readonly status: 'stable' | 'new';
  readonly when: readonly string[];
  /** When another one is right, by the title of its page. */
  readonly instead: readonly { readonly when: string; readonly use: string }[];
  readonly pairs: readonly GuidePair[];
  readonly anatomy: readonly { readonly part: string; readonly what: string }[];
  readonly states: readonly { readonly state: string; readonly what: string }[];
  readonly keyboard: readonly GuideKey[];
  readonly accessibility: readonly string[];
  readonly content: readonly string[];
  /** Titles of pages. */
  readonly related: readonly string[];
}
