import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { prepareChromium } from '../browser/chromium.ts';
import { type Suite, suites } from './suites.ts';
import { closingLine, type Tally, tally } from './tally.ts';

const root = join(import.meta.dirname, '../..');

/** The suites asked for by name, each after the ones it needs; all of them when none is named. */
function chosen(names: readonly string[]): readonly Suite[] {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    console.error(`Unknown suite '${unknown[0]}'. There are: ${suites.map(({ name }) => name).join(', ')}.`);
    process.exit(2);
  }
  if (names.length === 0) return suites;
  const wanted = new Set(names);
  for (const suite of suites.toReversed()) {
    if (wanted.has(suite.name)) for (const need of suite.needs ?? []) wanted.add(need);
  }
  return suites.filter(({ name }) => wanted.has(name));
}

function run(suite: Suite, extra: readonly string[]): Promise<number> {
  const [command, ...args] = suite.command;
  return new Promise((resolve) => {
    const child = spawn(command, [...args, ...(suite.count === 'playwright' ? extra : [])], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` },
    });
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const extra = process.argv.includes('--update') ? ['--update-snapshots=changed'] : [];
rmSync(join(root, 'reports'), { recursive: true, force: true });
mkdirSync(join(root, 'reports'));
await prepareChromium();

const tallies: { readonly suite: Suite; readonly seconds: number; readonly numbers: Tally }[] = [];
for (const suite of chosen(names)) {
  console.log(`\n── ${suite.name}`);
  const started = performance.now();
  const exitCode = await run(suite, extra);
  const numbers = tally(suite.count, exitCode, join(root, `reports/${suite.name}.json`));
  tallies.push({ suite, seconds: (performance.now() - started) / 1000, numbers });
}

console.log('\n── summary');
for (const { suite, seconds, numbers } of tallies) {
  const verdict = numbers.failed > 0 ? 'FAILED' : 'ok';
  console.log(
    `${suite.name.padEnd(18)} ${verdict.padEnd(7)} ${closingLine([numbers])}, ${seconds.toFixed(0)} s`,
  );
}
const all = tallies.map(({ numbers }) => numbers);
console.log(`\n${closingLine(all)}`);
process.exitCode = all.some(({ failed }) => failed > 0) ? 1 : 0;
