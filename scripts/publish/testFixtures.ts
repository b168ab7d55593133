import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { environmentIn } from '../test/environment.ts';

// Builds the packages and tries every host and combination of versions, each in its own project. Needs the network,
// because it installs frameworks.
const root = join(import.meta.dirname, '../..');
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: 'inherit', env: environmentIn(root) });

run('node', 'scripts/test/packages.ts');
run(
  'playwright',
  ...['test', '--config', 'tests/fixtures'],
  ...['hosts', 'more hosts', 'combinations'].flatMap((name) => ['--project', name]),
);
