import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../.cache');

/** Unpacks Debian packages into a folder, with the libraries that they need and this machine lacks. */
function unpack(folder: string, packages: readonly string[]) {
  const archives = join(folder, 'archives');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  // Needs no root rights: installs nothing, and doesn't take the lock of the package system.
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
 * Returns the folder with unpacked Debian packages. Unpacks them into `.cache/NAME` on first use. Needs Debian or a
 * derivative, with package lists that are as new as the packages (`apt-get update`).
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
