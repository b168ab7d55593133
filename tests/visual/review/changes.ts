/** A picture that differs from its baseline, as the review page gets it. Paths are relative to the page. */
export interface Change {
  /** The story and the mode, e.g. `ui-button--default/bridge-desk`. */
  readonly id: string;
  /** The story's title in Storybook, e.g. `UI/Button`. */
  readonly component: string;
  /** The story's name. */
  readonly story: string;
  readonly brand: string;
  readonly width: string;
  readonly colorMode: string;
  /** Whether it's one of the pictures in which designers review a change of the whole theme. */
  readonly isReviewed: boolean;
  /** Null for a new picture. */
  readonly before: string | null;
  readonly after: string;
  readonly difference: string | null;
}

declare global {
  interface Window {
    /** The changes to show. The reporter writes them into the page. */
    readonly changes: readonly Change[];
  }
}
