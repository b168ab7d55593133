import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packagesFolder, publishedPackages, readManifest } from './publishedPackages.ts';
import { repositoryOf } from './repositoryOf.ts';

// Builds and lints the packages, says in their manifests where they come from, and publishes those that npm does not have.
const root = join(import.meta.dirname, '../..');
const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: 'inherit', env });

run('node', 'scripts/test/packages.ts');
for (const name of publishedPackages) {
  const repository = repositoryOf(process.env, name);
  if (!repository) continue;
  const file = join(packagesFolder, name, 'package.json');
  writeFileSync(file, `${JSON.stringify({ ...readManifest(name), repository }, null, 2)}\n`);
}
run('changeset', 'publish');
