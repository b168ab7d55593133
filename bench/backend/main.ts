import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../harness/recorder.ts';
import { pollAsAgents } from './agents.ts';
import { createClient, type MeasuredResponse } from './client.ts';

// Measures the load that the local backend carries: 50 readers of a list of 100,000 referrals that changes all the
// time, 400 agents who poll what matches their appetite, and then readers while nothing changes, so that every response
// is a 304. Before that, measures a page and its count in every list of 100,000 and of 1,000,000 referrals.

const referrals = 100_000;
const readers = 50;
const pollEvery = 3000;
const pollFor = 30_000;
const pollUnchangedFor = 15_000;
const connections = 8;
const pressFor = 4000;
const p99Budget = 25;
const p99UnchangedBudget = 5;
const agentsFor = 20_000;
const p99AgentsBudget = 250;
const actionBudget = 100;
const sizes = [100_000, 1_000_000];

const list = '/api/v1/marketplace-opportunities';

/** What readers request: the default list, filters, and the sorts of the column headers. */
const views = [
  '',
  '?sort=addDate,desc',
  '?sort=addDate,desc&marketplaceStatus=ACTIVE',
  '?sort=addDate,desc&state=TX',
  '?sort=addDate,desc&state=CA&page=3',
  '?sort=premium,desc',
  '?sort=city,asc',
  '?sort=businessSize,desc&state=FL',
  '?sort=businessLineCategory,asc',
  '?sort=marketplaceExpirationDate,desc',
].map((query) => `${list}${query}`);

async function startServer(folder: string): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const file = join(import.meta.dirname, 'server.ts');
  const child = spawn(process.execPath, [file, join(folder, 'bench.db'), String(referrals)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The backend printed no address.');
  const [url] = await once(createInterface(child.stdout), 'line');
  return { url, child };
}

/** Polls with all readers. Each polls its own view at its own time, as the feed does. */
async function poll(url: string, milliseconds: number): Promise<readonly MeasuredResponse[]> {
  const end = performance.now() + milliseconds;
  const answers = await Promise.all(
    Array.from({ length: readers }, async (_, reader) => {
      const client = createClient(url);
      const path = views[reader % views.length] ?? list;
      const given: MeasuredResponse[] = [];
      await wait((reader / readers) * pollEvery);
      while (performance.now() < end) {
        const response = await client.get(path, true);
        given.push(response);
        await wait(Math.max(0, pollEvery - response.milliseconds));
      }
      client.close();
      return given;
    }),
  );
  return answers.flat();
}

/** Sends as many requests as a few connections can handle. */
async function press(url: string, isConditional: boolean) {
  const end = performance.now() + pressFor;
  const answers = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = createClient(url);
      const given: MeasuredResponse[] = [];
      while (performance.now() < end) given.push(await client.get(list, isConditional));
      client.close();
      return given;
    }),
  );
  const expected = answers.flat().filter(({ status }) => status === (isConditional ? 304 : 200));
  return {
    perSecond: Math.round(expected.length / (pressFor / 1000)),
    bytesReceived: Math.round(median(expected.map(({ received }) => received))),
    bytesSent: Math.round(median(expected.map(({ sent }) => sent))),
  };
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

function summary(answers: readonly MeasuredResponse[]) {
  const times = answers.map(({ milliseconds }) => milliseconds);
  const rounded = (value: number) => Number(value.toFixed(1));
  return {
    polls: answers.length,
    p50: rounded(percentile(times, 0.5)),
    p99: rounded(percentile(times, 0.99)),
  };
}

type ListTimes = Readonly<Record<string, { readonly total: number; readonly milliseconds: number }>>;

/** Measures each list on its own, in a separate process. */
const measureLists = (size: number): ListTimes =>
  JSON.parse(
    execFileSync(process.execPath, [join(import.meta.dirname, 'lists.ts'), String(size)], {
      encoding: 'utf8',
    }),
  );

/**
 * Returns the budget of a list in milliseconds: 2 for a public list without a filter, 3 for any other list, or 6 if
 * that has a million referrals.
 */
const getListBudget = (name: string, size: number) =>
  /^public list( by .*)?$/.test(name) ? 2 : size > 100_000 ? 6 : 3;

async function measureAgents(url: string) {
  const { polls, signIns, claims } = await pollAsAgents(url, agentsFor);
  const p99 = (times: readonly number[]) => Number(percentile(times, 0.99).toFixed(1));
  return { ...summary(polls), signIn: p99(signIns), claim: p99(claims) };
}

const isUnchanged = ({ status }: MeasuredResponse) => status === 304;

async function measure(url: string, child: ChildProcess) {
  await createClient(url).get(list, false);
  const polls = await poll(url, pollFor);
  const agents = await measureAgents(url);
  // The list doesn't change from here on.
  child.kill('SIGUSR2');
  const unchangedPolls = await poll(url, pollUnchangedFor);
  return {
    referrals,
    readers,
    ...summary(polls),
    agents,
    notModified: polls.filter(isUnchanged).length,
    rested: summary(unchangedPolls.filter(isUnchanged)),
    full: await press(url, false),
    unchanged: await press(url, true),
  };
}

/** Prints a figure with its budget, and returns whether the budget is met. */
function checkBudget(what: string, figure: number, bar: number, kind = 'p99'): boolean {
  const isMet = figure <= bar;
  console.log(`${kind} of ${what} ${figure} ms, bar ${bar} ms: ${isMet ? 'met' : 'NOT MET'}`);
  return isMet;
}

const lists = Object.fromEntries(sizes.map((size) => [size, measureLists(size)]));
const folder = mkdtempSync(join(tmpdir(), 'advantage-bench-'));
const { url, child } = await startServer(folder);
const exited = once(child, 'exit');
try {
  const result = { ...(await measure(url, child)), lists };
  const text = `${JSON.stringify(result, null, 2)}\n`;
  const reports = join(import.meta.dirname, '../../reports');
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, 'bench-backend.json'), text);
  if (process.argv.includes('--save')) writeFileSync(join(import.meta.dirname, 'last.json'), text);
  console.log(text);
  const verdicts = [
    checkBudget('a poll', result.p99, p99Budget),
    checkBudget('a 304 while nothing changes', result.rested.p99, p99UnchangedBudget),
    checkBudget('a poll of 400 agents', result.agents.p99, p99AgentsBudget),
    checkBudget('a sign-in meanwhile', result.agents.signIn, actionBudget),
    checkBudget('a claim meanwhile', result.agents.claim, actionBudget),
    ...sizes.flatMap((size) =>
      Object.entries(lists[size] ?? {}).map(([name, { milliseconds }]) =>
        checkBudget(`${name} of ${size}`, milliseconds, getListBudget(name, size), 'median'),
      ),
    ),
  ];
  if (verdicts.includes(false)) process.exitCode = 1;
} finally {
  child.kill('SIGTERM');
  await exited;
  rmSync(folder, { recursive: true });
}
