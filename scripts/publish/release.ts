import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentIn } from '../test/environment.ts';
import { originOf } from './originOf.ts';
import { packagesFolder, publishedPackages, readManifest } from './publishedPackages.ts';

// Builds and lints the packages, adds their origin to their manifests, and publishes those that npm doesn't have.
const root = join(import.meta.dirname, '../..');
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: 'inherit', env: environmentIn(root) });

run('node', 'scripts/test/packages.ts');
for (const name of publishedPackages) {
  const origin = originOf(process.env, name);
  if (!origin) continue;
  const file = join(packagesFolder, name, 'package.json');
  writeFileSync(file, `${JSON.stringify({ ...readManifest(name), ...origin }, null, 2)}\n`);
}
run('changeset', 'publish');
