/** One picture that differs from its baseline, as the review page gets it. Paths are relative to the page. */
export interface Change {
  /** The story and the mode, e.g. `ui-button--default/bridge-desk`: the baseline without its ending. */
  readonly id: string;
  /** Where the story is in the Storybook, e.g. `UI/Button`. */
  readonly component: string;
  /** The files the story is made of that changed since stories were last recorded as passing; empty where unknown. */
  readonly files: readonly string[];
  /** The story's name. */
  readonly story: string;
  readonly brand: string;
  readonly width: string;
  readonly colorMode: string;
  /** Null for a picture that is new. */
  readonly before: string | null;
  readonly after: string;
  readonly difference: string | null;
}

declare global {
  interface Window {
    /** What the page shows, written into it by the reporter. */
    readonly changes: readonly Change[];
  }
}
