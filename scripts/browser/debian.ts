import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../.cache');

/** Lays packages and the libraries this machine lacks for them out below a folder, as Debian has them. */
function unpack(folder: string, packages: readonly string[]) {
  const archives = join(folder, 'archives');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  // Without rights on the machine: nothing is installed, and no lock of the package system is taken.
  execFileSync(
    'apt-get',
    [
      'install',
      '--yes',
      '--quiet=2',
      '--download-only',
      '--reinstall',
      '--no-install-recommends',
      '--option=Debug::NoLocking=1',
      '--option=APT::Sandbox::User=root',
      `--option=Dir::Cache::archives=${archives}`,
      ...packages,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  for (const archive of globSync('*.deb', { cwd: archives })) {
    execFileSync('dpkg-deb', ['--extract', join(archives, archive), folder]);
  }
  rmSync(archives, { recursive: true });
}

/**
 * The folder of packages of Debian, unpacked into `.cache/NAME` once. Needs a Debian or a child of it, with lists of
 * packages no older than the packages (`apt-get update`).
 */
export function debianPackages(name: string, ...packages: readonly string[]): string {
  const cache = join(root, name);
  const home = join(cache, 'debian');
  if (existsSync(home)) return home;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'unpacking-'));
  try {
    unpack(folder, packages);
    renameSync(folder, home);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return home;
}
