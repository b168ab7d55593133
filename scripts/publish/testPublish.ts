import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentIn } from '../test/environment.ts';
import { lastRelease, packRelease } from './lastRelease.ts';
import { publishedIn, publishedPackages, readManifest } from './publishedPackages.ts';
import { startRegistry } from './registry.ts';
import { workingCopy } from './workingCopy.ts';

// Runs the release of the team's host on this machine. Builds the packages, publishes those of the last release to a
// registry on loopback (before the first release: the first release), then versions and publishes a copy of the current
// packages. Finally installs them from there by name in an empty project, creates a console, upgrades a host of the last
// release with the migration notes, and checks all three.
const root = join(import.meta.dirname, '../..');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'publish-')));
const logStep = (text: string) => console.log(`\n── ${text}`);
const run = (
  cwd: string,
  command: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
) =>
  execFileSync(command, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environmentIn(root), ...more },
  });

logStep('build');
run(root, 'node', ['scripts/test/packages.ts']);
logStep('registry');
const registry = await startRegistry(join(folder, 'registry'));
try {
  // `npx` sets the user's settings in lower case, and those would take precedence.
  const npm = { CI: 'true', npm_config_userconfig: registry.npmrc, npm_config_registry: registry.url };
  const copy = workingCopy(join(folder, 'copy'));
  const publish = () => {
    run(copy, 'changeset', ['version']);
    run(copy, 'changeset', ['publish', '--no-git-tag'], npm);
  };
  logStep('last release');
  const commit = lastRelease();
  if (commit)
    for (const tarball of packRelease(commit, join(folder, 'last')).values())
      run(folder, 'npm', ['publish', tarball, '--access', 'public'], npm);
  else publish();
  const before = join(commit ? join(folder, 'last') : copy, 'packages');
  const manifests = publishedIn(before).map((name) => readManifest(name, before));
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  logStep('version, publish');
  const raises = publishedPackages.map((name) => `'${readManifest(name).name}': patch`).join('\n');
  writeFileSync(join(copy, '.changeset/try.md'), `---\n${raises}\n---\n\nA release to try.\n`);
  publish();
  for (const name of publishedPackages) {
    const { version } = readManifest(name, join(copy, 'packages'));
    run(folder, 'npm', ['view', `@advantage/${name}@${version}`, 'name', 'version', 'dist.tarball'], npm);
  }
  logStep('install by name, build, upgrade, look');
  run(root, 'playwright', ['test', '--config', 'tests/fixtures', '--project', 'published'], {
    ...npm,
    ADVANTAGE_LAST_RELEASE: JSON.stringify(versions),
  });
} finally {
  registry.stop();
  rmSync(folder, { recursive: true, force: true });
}
