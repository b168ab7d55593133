import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { environmentIn } from '../test/environment.ts';
import { packAll } from './pack.ts';
import { publishedIn, readManifest } from './publishedPackages.ts';
import { withoutProvenance } from './workingCopy.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Returns the commit of the last release: the one that wrote the version of `@advantage/ui` into its changelog.
 * Undefined before the first release.
 */
export function lastRelease(): string | undefined {
  const { version } = readManifest('ui');
  if (version === '0.0.0') return undefined;
  const heading = `## ${version}`;
  const args = ['log', '-1', '--format=%H', `-S${heading}`, '--', 'packages/ui/CHANGELOG.md'];
  const commit = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  if (!commit)
    throw new Error(`No commit wrote '${heading}'. A shallow clone has none: git fetch --unshallow`);
  return commit;
}

/**
 * Builds the packages of a commit in an empty folder, with that commit's tools. Returns the path of each tarball by
 * package name.
 */
export function packRelease(commit: string, folder: string): ReadonlyMap<string, string> {
  const run = (cwd: string, command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd, env: environmentIn(folder), stdio: ['ignore', 'ignore', 'inherit'] });
  mkdirSync(folder, { recursive: true });
  const files = join(folder, 'files.tar');
  run(root, 'git', 'archive', '--output', files, commit);
  run(folder, 'tar', '--extract', '--file', files);
  run(folder, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
  run(folder, 'node', 'scripts/test/packages.ts');
  const packages = join(folder, 'packages');
  for (const name of publishedIn(packages)) withoutProvenance(join(packages, name, 'package.json'));
  return packAll(join(folder, 'tarballs'), packages);
}
