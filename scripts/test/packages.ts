import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { libraries, publishedIn, publishedPackages } from '../publish/publishedPackages.ts';

// Builds every library in dependency order, then packs each published package as npm would and lints the result.
const root = join(import.meta.dirname, '../..');
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

const missing = publishedIn().filter((name) => !publishedPackages.some((known) => known === name));
if (missing.length > 0) throw new Error(`Not in the build order: ${missing.join(', ')}`);

for (const name of libraries) {
  const cwd = join(root, 'packages', name);
  run(cwd, 'tsup', '--silent');
  run(cwd, 'tsc', '--project', 'tsconfig.build.json');
}
for (const name of publishedPackages)
  run(join(root, 'packages', name), 'publint', '--strict', '--pack', 'pnpm');
