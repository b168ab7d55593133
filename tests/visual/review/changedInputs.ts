import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { storyInputs } from '../storyInputs.ts';

const root = join(import.meta.dirname, '../../..');
const git = (...words: readonly string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * The files that differ from the commit that last recorded which stories pass, those not committed included. Without a
 * record: those not committed.
 */
function changedFiles(): ReadonlySet<string> {
  const [recorded = 'HEAD'] = git('log', '-1', '--format=%H', '--', 'tests/visual/verified.json');
  return new Set([
    ...git('diff', '--name-only', '--no-renames', recorded),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]);
}

/** By title of a story file: the changed files that it is made of. In a clone without history there are none. */
export async function changedInputs(): Promise<ReadonlyMap<string, readonly string[]>> {
  const changed = changedFiles();
  if (changed.size === 0) return new Map();
  const inputs = await storyInputs();
  return new Map([...inputs].map(([title, files]) => [title, files.filter((file) => changed.has(file))]));
}
