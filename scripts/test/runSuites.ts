import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { prepareChromium } from '../browser/chromium.ts';
import type { Suite } from './suites.ts';
import { closingLine, secondLooks, type Tally, tally } from './tally.ts';
import { texts } from './texts.ts';

const root = join(import.meta.dirname, '../..');

/** The suites asked for by name, each after the ones it needs; all of them when none is named. */
function chosen(suites: readonly Suite[], names: readonly string[]): readonly Suite[] {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    console.error(texts.unknownSuite(unknown[0] ?? '', suites.map(({ name }) => name).join(', ')));
    process.exit(2);
  }
  if (names.length === 0) return suites;
  const wanted = new Set(names);
  for (const suite of suites.toReversed()) {
    if (wanted.has(suite.name)) for (const need of suite.needs ?? []) wanted.add(need);
  }
  return suites.filter(({ name }) => wanted.has(name));
}

/** Runs a suite to its end. What a suite prints that another runs next to comes in one piece. */
function run(suite: Suite, extra: readonly string[]): Promise<number> {
  const [command, ...args] = suite.command;
  const output = suite.isSingle ? 'pipe' : 'inherit';
  const printed: Buffer[] = [];
  if (!suite.isSingle) console.log(`\n${texts.suite(suite.name)}`);
  return new Promise<number>((resolve) => {
    const child = spawn(command, [...args, ...(suite.count === 'playwright' ? extra : [])], {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => printed.push(part));
    // The suite next to it has journeys with a time limit; a command has none.
    if (suite.isSingle && suite.count === 'command' && child.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  }).finally(() => {
    if (suite.isSingle) console.log(`\n${texts.suite(suite.name)}\n${Buffer.concat(printed)}`);
  });
}

/**
 * Begins the suites in their order, two at a time: of those that keep all processors busy only one, next to which one
 * that keeps a single processor busy takes what idles.
 */
export async function runAll(
  suites: readonly Suite[],
  runOne: (suite: Suite) => Promise<void>,
): Promise<void> {
  const waiting = new Set(suites);
  const running = new Map<Suite, Promise<void>>();
  const isOver = (name: string) => ![...waiting, ...running.keys()].some((suite) => suite.name === name);
  const mayBegin = ({ isSingle, needs = [] }: Suite) =>
    running.size < 2 &&
    needs.every(isOver) &&
    (isSingle === true || [...running.keys()].every((other) => other.isSingle));
  while (waiting.size > 0) {
    const next = suites.find((suite) => waiting.has(suite) && mayBegin(suite));
    if (next) {
      waiting.delete(next);
      running.set(
        next,
        runOne(next).finally(() => running.delete(next)),
      );
    } else await Promise.race(running.values());
  }
  await Promise.all(running.values());
}

/**
 * Runs the named suites of a list, all of it when none is named, and prints a line for each at the
 * end. The runners leave their reports in a folder; those of an earlier run are removed first.
 */
export async function runSuites(
  suites: readonly Suite[],
  names: readonly string[],
  options: { readonly reports: string; readonly extra?: readonly string[] },
): Promise<void> {
  const picked = chosen(suites, names);
  const reportOf = ({ name }: Suite) => join(root, options.reports, `${name}.json`);
  const outdated = names.length === 0 ? [join(root, options.reports)] : picked.map(reportOf);
  for (const path of outdated) rmSync(path, { recursive: true, force: true });
  mkdirSync(join(root, options.reports), { recursive: true });
  await prepareChromium();

  const tallies: { readonly suite: Suite; readonly seconds: number; readonly numbers: Tally }[] = [];
  await runAll(picked, async (suite) => {
    const started = performance.now();
    const exitCode = await run(suite, options.extra ?? []);
    const numbers = tally(suite.count, exitCode, reportOf(suite));
    tallies.push({ suite, seconds: (performance.now() - started) / 1000, numbers });
  });
  tallies.sort((one, other) => picked.indexOf(one.suite) - picked.indexOf(other.suite));

  console.log(`\n${texts.summary}`);
  for (const { suite, seconds, numbers } of tallies) {
    const verdict = numbers.failed > 0 ? texts.failed : texts.ok;
    console.log(
      texts.line(suite.name.padEnd(18), verdict.padEnd(7), closingLine([numbers]), seconds.toFixed(0)),
    );
  }
  const again = tallies.flatMap(({ suite }) =>
    secondLooks(suite.count, reportOf(suite)).map((line) => `${suite.name}: ${line}`),
  );
  if (again.length > 0) console.log(`\n${texts.retried}\n${again.join('\n')}`);
  const all = tallies.map(({ numbers }) => numbers);
  console.log(`\n${closingLine(all)}`);
  process.exitCode = all.some(({ failed }) => failed > 0) ? 1 : 0;
}
