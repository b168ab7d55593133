import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { libraries, publishedPackages } from './publishedPackages.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Copies this repository in its current state, including built packages, into a folder to version and publish from.
 * Nothing is copied back. Only the team's host can prove where a package comes from, so the copy publishes without
 * provenance.
 */
export function workingCopy(folder: string): string {
  const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' });
  const listed = git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0');
  for (const file of listed.filter(
    (path) => path && !path.startsWith('tests/') && existsSync(join(root, path)),
  )) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const name of publishedPackages) {
    const [from, to] = [join(root, 'packages', name), join(folder, 'packages', name)];
    const siblings = join(from, 'node_modules/@advantage');
    if (existsSync(siblings))
      cpSync(siblings, join(to, 'node_modules/@advantage'), { recursive: true, verbatimSymlinks: true });
    withoutProvenance(join(to, 'package.json'));
  }
  for (const name of libraries)
    cpSync(join(root, 'packages', name, 'dist'), join(folder, 'packages', name, 'dist'), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'node_modules/@changesets'), join(folder, 'node_modules/@changesets'));
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  git(folder, 'add', '--all');
  const author = ['-c', 'user.name=Publisher', '-c', 'user.email=publisher@example.com'];
  git(folder, ...author, 'commit', '--quiet', '--message', 'Copy');
  return folder;
}

/** Lets a package be published without provenance, the statement of the commit that built it. */
export function withoutProvenance(file: string) {
  const { publishConfig, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
  const { provenance: _provenance, ...rest } = publishConfig;
  writeFileSync(file, JSON.stringify({ ...manifest, publishConfig: rest }, null, 2));
}
