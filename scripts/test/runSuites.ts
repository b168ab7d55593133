import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { prepareChromium } from '../browser/chromium.ts';
import { environmentIn } from './environment.ts';
import type { Suite } from './suites.ts';
import { closingLine, failed, type Tally, tally } from './tally.ts';
import { texts } from './texts.ts';

const root = join(import.meta.dirname, '../..');

/** Returns the named suites, each after the suites it needs, or all suites if none is named. */
function selectSuites(suites: readonly Suite[], names: readonly string[]): readonly Suite[] {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    console.error(texts.unknownSuite(unknown[0] ?? '', suites.map(({ name }) => name).join(', ')));
    process.exit(2);
  }
  if (names.length === 0) return suites;
  const selected = new Set(names);
  for (const suite of suites.toReversed()) {
    if (selected.has(suite.name)) for (const need of suite.needs ?? []) selected.add(need);
  }
  return suites.filter(({ name }) => selected.has(name));
}

/** Runs a suite to its end. If it runs next to another suite, prints its output in one piece at the end. */
function run(suite: Suite, extra: readonly string[]): Promise<number> {
  const [command, ...args] = suite.command;
  const output = suite.isSingle ? 'pipe' : 'inherit';
  const printed: Buffer[] = [];
  if (!suite.isSingle) console.log(`\n${texts.suite(suite.name)}`);
  return new Promise<number>((resolve) => {
    const child = spawn(command, [...args, ...(suite.count === 'playwright' ? extra : [])], {
      cwd: root,
      stdio: ['ignore', output, output],
      env: environmentIn(root),
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => printed.push(part));
    // Yields to the suite next to it, which has time limits; a command doesn't.
    if (suite.isSingle && suite.count === 'command' && child.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  }).finally(() => {
    if (suite.isSingle) console.log(`\n${texts.suite(suite.name)}\n${Buffer.concat(printed)}`);
  });
}

/**
 * Starts the suites in order, at most two at a time: one that uses all processors, if any can start, and next to it a
 * single-processor one, which fills idle time.
 */
export async function runAll(
  suites: readonly Suite[],
  runOne: (suite: Suite) => Promise<void>,
): Promise<void> {
  const waiting = new Set(suites);
  const running = new Map<Suite, Promise<void>>();
  const isOver = (name: string) => ![...waiting, ...running.keys()].some((suite) => suite.name === name);
  const canStart = ({ isSingle, needs = [] }: Suite) =>
    running.size < 2 &&
    needs.every(isOver) &&
    (isSingle === true || [...running.keys()].every((other) => other.isSingle));
  while (waiting.size > 0) {
    const ready = suites.filter((suite) => waiting.has(suite) && canStart(suite));
    const next = ready.find(({ isSingle }) => !isSingle) ?? ready[0];
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
 * Runs the named suites, or all of them if none is named, and prints a line for each at the end. The runners write
 * their reports to a folder; removes those of an earlier run first.
 */
export async function runSuites(
  suites: readonly Suite[],
  names: readonly string[],
  options: { readonly reports: string; readonly extra?: readonly string[] },
): Promise<void> {
  const picked = selectSuites(suites, names);
  const reportOf = ({ name }: Suite) => join(root, options.reports, `${name}.json`);
  for (const suite of picked) rmSync(reportOf(suite), { force: true });
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
    const verdict = failed(numbers).length > 0 ? texts.failed : texts.ok;
    console.log(
      texts.line(suite.name.padEnd(18), verdict.padEnd(7), closingLine([numbers]), seconds.toFixed(0)),
    );
  }
  const failures = tallies.flatMap(({ suite, numbers }) =>
    numbers.failures.map((failure) => ({ suite, ...failure })),
  );
  for (const [title, list] of [
    [texts.failures, failures.filter(({ passedOnRetry }) => !passedOnRetry)],
    [texts.retried, failures.filter(({ passedOnRetry }) => passedOnRetry)],
  ] as const) {
    if (list.length > 0) console.log(`\n${title}`);
    for (const failure of list) console.log(texts.failure(failure.suite.name, failure.title, failure.reason));
  }
  const all = tallies.map(({ numbers }) => numbers);
  console.log(`\n${closingLine(all)}`);
  process.exitCode = all.some((each) => failed(each).length > 0) ? 1 : 0;
}
