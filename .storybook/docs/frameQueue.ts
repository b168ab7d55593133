/** What the queue reads of an element. */
type Placed = Pick<Element, 'getBoundingClientRect'>;

const distance = (element: Placed) => {
  const { top, left } = element.getBoundingClientRect();
  return Math.abs(top) + left / 10_000;
};

/** Lets frames load a few at a time, those nearest to the top of the window first, in reading order. */
export function createFrameQueue(slots: number) {
  const waiting = new Map<Placed, () => Promise<void>>();
  let loading = 0;
  const next = async () => {
    const [first] = [...waiting].toSorted(([a], [b]) => distance(a) - distance(b));
    if (!first || loading === slots) return;
    const [element, load] = first;
    waiting.delete(element);
    loading++;
    await load();
    loading--;
    void next();
  };
  return {
    /** Calls `load` when it's the turn of an element. The next one follows when its promise is resolved. */
    add(element: Placed, load: () => Promise<void>) {
      waiting.set(element, load);
      // Later, because several elements come near the window at once.
      setTimeout(next);
    },
    /** Takes out an element that waits. */
    remove(element: Placed) {
      waiting.delete(element);
    },
  };
}
