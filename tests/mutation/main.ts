import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPartName, type Part, parts } from './parts.ts';

const packages = join(import.meta.dirname, '../../packages');

// `main.ts [part] [Stryker options]`; the default part is the form.
const [first, ...rest] = process.argv.slice(2);
const name = isPartName(first) ? first : 'form';
const options = isPartName(first) || first === undefined ? rest : [first, ...rest];

const part: Part = parts[name];
const mutate = part.mutate.map((path) => (path.startsWith('!') ? path : `packages/${part.package}/${path}`));
/** Packages that don't need to be copied for the run: the fewer are copied, the sooner it starts. */
const unneeded = readdirSync(packages)
  .filter((folder) => folder !== part.package)
  .map((folder) => `/packages/${folder}`);

const { status } = spawnSync(
  'stryker',
  [
    'run',
    'tests/mutation/stryker.config.json',
    ...['--mutate', mutate.join(',')],
    ...['--ignorePatterns', ['.*', '/!(packages|tests|scripts|package.json)', ...unneeded].join(',')],
    ...['--tempDirName', `.cache/stryker-${name}`],
    ...['--incrementalFile', `.cache/mutation/${name}.json`],
    ...options,
  ],
  { stdio: 'inherit', env: { ...process.env, TZ: 'America/Chicago', MUTATION_PART: name } },
);
process.exit(status ?? 1);
