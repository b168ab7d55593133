import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packagesFolder, publishedPackages, readManifest } from './publishedPackages.ts';

/** Packs the built packages as npm gets them, and tells the tarball of each by its name. */
export function packAll(destination: string): ReadonlyMap<string, string> {
  rmSync(destination, { recursive: true, force: true });
  mkdirSync(destination, { recursive: true });
  return new Map(
    publishedPackages.map((folder) => {
      execFileSync('pnpm', ['pack', '--pack-destination', destination], {
        cwd: join(packagesFolder, folder),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const { name, version } = readManifest(folder);
      return [name, join(destination, `${name.slice(1).replace('/', '-')}-${version}.tgz`)];
    }),
  );
}

/** What is in a tarball, unpacked into a folder. */
export function unpack(tarball: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['--extract', '--file', tarball, '--strip-components=1', '--directory', folder]);
}
