import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story or page in Storybook's index. */
export interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  /** The source file, relative to the repository root: `packages/…`. */
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** All stories and pages of the built Storybook. */
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
