/** Measured values, by metric and page. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Collects the measurements of all rounds. */
export interface Recorder {
  note(metric: string, page: string, value: number): void;
  /** Returns the median of each metric and page. */
  medians(): Figures;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

export function createRecorder(): Recorder {
  const notes = new Map<string, Map<string, number[]>>();
  return {
    note(metric, page, value) {
      const pages = notes.get(metric) ?? new Map<string, number[]>();
      pages.set(page, [...(pages.get(page) ?? []), value]);
      notes.set(metric, pages);
    },
    medians: () =>
      Object.fromEntries(
        [...notes].map(([metric, pages]) => [
          metric,
          Object.fromEntries([...pages].map(([page, values]) => [page, median(values)])),
        ]),
      ),
  };
}
