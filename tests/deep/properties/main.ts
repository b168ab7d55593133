import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { propertyFiles } from '../../../scripts/test/propertyFiles.ts';

// Runs every property ten thousand times from one seed, which is printed: PROPERTY_SEED=… repeats the same run.
const { PROPERTY_RUNS = '10000', PROPERTY_SEED = String(Math.floor(Math.random() * 2 ** 31)) } = process.env;
const files = propertyFiles();
console.log(`${files.length} files, ${PROPERTY_RUNS} runs of each property, PROPERTY_SEED=${PROPERTY_SEED}`);
const { status } = spawnSync('vitest', ['run', '--project', 'unit', '--testTimeout', '600000', ...files], {
  cwd: join(import.meta.dirname, '../../..'),
  stdio: 'inherit',
  env: { ...process.env, PROPERTY_RUNS, PROPERTY_SEED },
});
console.log(`PROPERTY_SEED=${PROPERTY_SEED}`);
process.exitCode = status ?? 1;
