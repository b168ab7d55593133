/** Time budget of a slice, in milliseconds. Leaves room for its last item within half a frame. */
const timeBudget = 6;

/** Options for work in time slices. Tests pass their own clock and pause. */
export interface SliceOptions {
  /** Aborts the work, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each slice with the number of items processed so far. Default: none. */
  readonly onProgress?: (done: number) => void;
  /** Returns the current time in milliseconds. Default: the clock of the page. */
  readonly now?: () => number;
  /** Yields to the page. Default: until its next task. */
  readonly rest?: () => Promise<void>;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Processes items in slices of at most half a frame and yields to the page in between, so that typing stays responsive.
 */
export async function processInChunks<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  { signal, onProgress, now = () => performance.now(), rest = nextTask }: SliceOptions = {},
): Promise<void> {
  signal?.throwIfAborted();
  let startTime = now();
  let done = 0;
  for (const item of items) {
    if (now() - startTime >= timeBudget) {
      onProgress?.(done);
      await rest();
      signal?.throwIfAborted();
      startTime = now();
    }
    work(item);
    done += 1;
  }
  onProgress?.(done);
}
