import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Storybook's index says of a story or a page. */
export interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  /** The file it is written in, from the root of the repository: `packages/…`. */
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** Everything in the built Storybook: its stories and its pages. */
export function indexEntries(): readonly IndexEntry[] {
  const file = join(import.meta.dirname, '../../storybook-static/index.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).map((entry) => ({
    ...entry,
    importPath: entry.importPath.replace(/^\.\//, ''),
  }));
}

/** The stories of the built Storybook, by title. */
export function storyFiles(): ReadonlyMap<string, readonly IndexEntry[]> {
  const files = new Map<string, IndexEntry[]>();
  for (const entry of indexEntries()) {
    if (entry.type === 'story') files.set(entry.title, [...(files.get(entry.title) ?? []), entry]);
  }
  return files;
}
