import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startTestBackend,
  type TestBackend,
} from '../../../packages/local-backend/src/testing/startTestBackend.ts';

// Schemathesis tests the running backend against its own OpenAPI document, once for each identity. It needs Python 3.9
// or newer and, the first time, the network: it's installed into .cache/schemathesis. `main.ts 500 admin` generates 500
// requests for each call, as an admin only.

const version = '4.32.5';
const people = ['producer', 'agency-admin', 'carrier', 'admin'] as const;
const [, , requests = '100', ...only] = process.argv;

const root = join(import.meta.dirname, '../../..');
const home = join(root, '.cache/schemathesis');
const reports = join(root, 'reports/deep/schemathesis');

function run(command: string, ...args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: home, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', ({ message }) => {
      console.error(`${command}: ${message}`);
      resolve(127);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Returns the path of the Schemathesis program, and installs this version first if needed. */
async function schemathesis(): Promise<string> {
  const program = join(home, version, 'bin/st');
  if (existsSync(program)) return program;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const python = join(home, version, 'bin/python');
  const isInstalled =
    (await run('python3', '-m', 'venv', join(home, version))) === 0 &&
    (await run(python, '-m', 'pip', 'install', '--quiet', `schemathesis==${version}`)) === 0;
  if (isInstalled) return program;
  console.error('Schemathesis could not be installed: it needs python3 with venv, and the network.');
  process.exit(1);
}

/** The parts of a run's report that are read. */
interface Report {
  readonly test_cases: { readonly generated: number };
  readonly operations: { readonly tested: number };
}

/** Tests all calls as one identity. Returns whether nothing was found. */
async function judge(
  program: string,
  backend: TestBackend,
  identity: string,
  header: string | undefined,
): Promise<boolean> {
  console.log(`\n── ${identity}`);
  const file = join(reports, `${identity}.json`);
  const exitCode = await run(
    program,
    '--config-file',
    join(import.meta.dirname, 'schemathesis.toml'),
    'run',
    `${backend.url}/openapi.json`,
    '--max-examples',
    requests,
    '--continue-on-failure',
    '--no-color',
    '--warnings=off',
    '--report-json-path',
    file,
    // The matrix in `packages/local-backend/src/access` proves permissions; the document doesn't describe all of them.
    ...(identity === 'admin' ? [] : ['--exclude-checks', 'positive_data_acceptance']),
    ...(header === undefined ? [] : ['--header', `Authorization: ${header}`]),
  );
  if (!existsSync(file)) return false;
  const { test_cases, operations }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const verdict = exitCode === 0 ? 'ok' : 'FAILED';
  results.push(`${identity}: ${verdict}, ${test_cases.generated} requests to ${operations.tested} calls`);
  return exitCode === 0;
}

const results: string[] = [];
const program = await schemathesis();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'advantage-schemathesis-'));
const backend = await startTestBackend({
  database: join(folder, 'throw-away.sqlite'),
  referrals: 60,
  simulator: true,
});
await backend.post('/test-hooks', { accessTokenSeconds: 3600 });
const headers = new Map<string, string | undefined>([
  ['nobody', undefined],
  ['client', backend.basic],
]);
for (const person of people) headers.set(person, await backend.bearer(person));
let isSound = true;
try {
  for (const [identity, header] of headers)
    if (only.length === 0 || only.includes(identity))
      isSound = (await judge(program, backend, identity, header)) && isSound;
} finally {
  await backend.close();
  rmSync(folder, { recursive: true });
}
console.log(`\n${results.join('\n')}`);
process.exitCode = isSound ? 0 : 1;
