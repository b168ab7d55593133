import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

// Builds the packages and tries every way of embedding in its own project. Needs the network: it installs frameworks.
const root = join(import.meta.dirname, '../..');
const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: 'inherit', env });

run('node', 'scripts/test/packages.ts');
run('playwright', 'test', '--config', 'tests/fixtures', '--project', 'quick', '--project', 'installed');
