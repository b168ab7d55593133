import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

// Builds the packages and tries every host and combination of versions, each in its own project, even if nothing has
// changed. Needs the network, because it installs frameworks.
const root = join(import.meta.dirname, '../..');
const env = {
  ...process.env,
  TRY_ALL: '1',
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
};
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: 'inherit', env });

run('node', 'scripts/test/packages.ts');
run('playwright', 'test', '--config', 'tests/fixtures', '--project', 'hosts', '--project', 'combinations');
