import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { prepareChromium } from '../browser/chromium.ts';

// Builds the packages and tries every way of embedding on a project of its own. Needs the network: it installs frameworks.
const root = join(import.meta.dirname, '../..');
const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
await prepareChromium();
execFileSync('node', ['scripts/test/packages.ts'], { cwd: root, stdio: 'inherit', env });
execFileSync('playwright', ['test', '--config', 'tests/fixtures', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...env,
    ADVANTAGE_CHROMIUM: process.env.ADVANTAGE_CHROMIUM,
    FONTCONFIG_PATH: process.env.FONTCONFIG_PATH,
  },
});
