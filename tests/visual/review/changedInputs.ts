import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { storyInputs } from '../storyInputs.ts';

const root = join(import.meta.dirname, '../../..');
const git = (...words: readonly string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * The files that changed since the commit that last recorded which stories pass, including uncommitted changes. Without
 * a record, only the uncommitted ones.
 */
function changedFiles(): ReadonlySet<string> {
  const [recorded = 'HEAD'] = git('log', '-1', '--format=%H', '--', 'tests/visual/verified.json');
  return new Set([
    ...git('diff', '--name-only', '--no-renames', recorded),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]);
}

/** Returns the changed files that each story file depends on, by its title. Empty if nothing changed. */
export async function changedInputs(): Promise<ReadonlyMap<string, readonly string[]>> {
  const changed = changedFiles();
  if (changed.size === 0) return new Map();
  const inputs = await storyInputs();
  return new Map([...inputs].map(([title, files]) => [title, files.filter((file) => changed.has(file))]));
}
