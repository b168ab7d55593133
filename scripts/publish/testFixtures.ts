import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { environmentIn } from '../test/environment.ts';

// Builds the packages and tries every host and combination of versions, each in its own project, even if nothing has
// changed. Needs the network, because it installs frameworks.
const root = join(import.meta.dirname, '../..');
const env = { ...environmentIn(root), TRY_ALL: '1' };
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: 'inherit', env });

run('node', 'scripts/test/packages.ts');
run('playwright', 'test', '--config', 'tests/fixtures', '--project', 'hosts', '--project', 'combinations');
