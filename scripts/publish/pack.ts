import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packagesFolder, publishedIn, readManifest } from './publishedPackages.ts';

/** Packs the built packages of a folder as for npm. Returns the path of each tarball by package name. */
export function packAll(destination: string, packages = packagesFolder): ReadonlyMap<string, string> {
  rmSync(destination, { recursive: true, force: true });
  mkdirSync(destination, { recursive: true });
  return new Map(
    publishedIn(packages).map((folder) => {
      execFileSync('pnpm', ['pack', '--pack-destination', destination], {
        cwd: join(packages, folder),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const { name, version } = readManifest(folder, packages);
      return [name, join(destination, `${name.slice(1).replace('/', '-')}-${version}.tgz`)];
    }),
  );
}

/** Unpacks a tarball into a folder. */
export function unpack(tarball: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['--extract', '--file', tarball, '--strip-components=1', '--directory', folder]);
}

// `pnpm pack:packages`: packs every published package into `packed`, for a trial in another project
// (docs/before-the-first-release.md).
if (import.meta.main)
  for (const tarball of packAll(join(packagesFolder, '../packed')).values()) console.log(tarball);
