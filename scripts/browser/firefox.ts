import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '../../.cache/firefox');

/** Lays Firefox and the libraries this machine lacks out below a folder, as Debian's packages have them. */
function unpackFirefox(root: string) {
  const archives = join(root, 'archives');
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
      'firefox-esr',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  for (const archive of globSync('*.deb', { cwd: archives })) {
    execFileSync('dpkg-deb', ['--extract', join(archives, archive), root]);
  }
  rmSync(archives, { recursive: true });
}

/**
 * Unpacks Debian's Firefox ESR into `.cache/firefox` once, and points this process (and so its children) at it. Needs a
 * Debian or a child of it, with lists of packages no older than the packages (`apt-get update`).
 *
 * @returns the path of an executable that Playwright can drive with WebDriver BiDi
 */
export function prepareFirefox(): string {
  const home = join(cache, 'debian');
  if (!existsSync(home)) {
    mkdirSync(cache, { recursive: true });
    const folder = mkdtempSync(join(cache, 'unpacking-'));
    try {
      unpackFirefox(folder);
      renameSync(folder, home);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  process.env.ADVANTAGE_FIREFOX = home;
  return join(import.meta.dirname, 'firefoxForPlaywright.ts');
}
