/** How long work goes on before it lets the page breathe, in milliseconds: half a frame. */
const slice = 6;

/** How work is sliced; a test passes its own clock and pause. */
export interface SliceOptions {
  /** Ends the work: it then rejects with the reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds that pass. Default: the clock of the page. */
  readonly now?: () => number;
  /** Lets the page do what it has to. Default: until its next task. */
  readonly rest?: () => Promise<void>;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Does something with each item, for at most half a frame at a time, so that nobody who types waits for it. */
export async function processInChunks<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  { signal, now = () => performance.now(), rest = nextTask }: SliceOptions = {},
): Promise<void> {
  signal?.throwIfAborted();
  let began = now();
  for (const item of items) {
    if (now() - began >= slice) {
      await rest();
      signal?.throwIfAborted();
      began = now();
    }
    work(item);
  }
}
