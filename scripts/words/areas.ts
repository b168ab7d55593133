/** The number of problems per area of the repository. Areas without problems are omitted. */
export type Counts = Readonly<Record<string, number>>;

/** A word or phrase to replace. */
export interface Problem {
  readonly path: string;
  readonly line: number;
  readonly found: string;
  readonly better: string;
  /** The area it counts in. Default: the area of the file. */
  readonly area?: string;
}

/** Returns the area of a file: its package, or else its top folder, or else `.`. */
export function areaOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  if (!path.includes('/')) return '.';
  return top === 'packages' ? `${top}/${second}` : top;
}

/** Returns the area that a problem counts in. */
export const areaOfProblem = ({ area, path }: Problem) => area ?? areaOf(path);

/** Counts problems per area. */
export function countByArea(problems: readonly Problem[]): Counts {
  const counts: Record<string, number> = {};
  for (const area of problems.map(areaOfProblem).sort()) counts[area] = (counts[area] ?? 0) + 1;
  return counts;
}

/** Returns the areas whose number differs from the recorded one: more must be fixed, fewer must be recorded. */
export function differences(counts: Counts, recorded: Counts) {
  const areas = [...new Set([...Object.keys(counts), ...Object.keys(recorded)])].sort();
  const changed = areas.map((area) => ({ area, now: counts[area] ?? 0, before: recorded[area] ?? 0 }));
  return {
    more: changed.filter(({ now, before }) => now > before),
    fewer: changed.filter(({ now, before }) => now < before),
  };
}
