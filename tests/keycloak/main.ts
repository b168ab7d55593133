import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../scripts/start/environment.ts';
import { assertFree } from '../../scripts/start/ports.ts';
import { closingLine, failed, failure, type Tally, tally } from '../../scripts/test/tally.ts';
import { keycloakDistribution } from './distribution.ts';
import { backendPort, consolePort, keycloakPort } from './environment.ts';
import { startKeycloak } from './keycloakServer.ts';
import { startConsole, startServices } from './product.ts';
import { waitForExitCode } from './waitForExitCode.ts';

// Proves that the console signs in against a real Keycloak: downloads it, starts everything and runs the journeys.
// Arguments go to Playwright, e.g. `-g 'in the middle of a form'`.
const version = process.env.KEYCLOAK_VERSION || '26.7.3';
const root = join(import.meta.dirname, '../..');
const report = join(root, 'reports/keycloak.json');
const running: (() => Promise<void>)[] = [];
const interruption = new AbortController();
const { signal } = interruption;

async function startEverything(): Promise<void> {
  await assertFree(keycloakPort, 'KEYCLOAK_PORT');
  await assertFree(consolePort, 'KEYCLOAK_CONSOLE_PORT');
  await assertFree(backendPort, 'KEYCLOAK_BACKEND_PORT');
  const home = await keycloakDistribution(join(root, '.cache/keycloak'), version, signal);
  const log = join(root, 'reports/keycloak.log');
  console.log(`Starting Keycloak ${version}; the first start takes a while.`);
  running.push(await startKeycloak({ home, realm: join(root, 'keycloak'), log, signal }));
  running.push(await startServices());
  running.push(await startConsole(root));
}

async function runJourneys(): Promise<Tally> {
  const journeys = spawn(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      import.meta.dirname,
      ...process.argv.slice(2),
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], signal, killSignal: 'SIGINT' },
  );
  return tally('playwright', await waitForExitCode(journeys), report);
}

async function run(): Promise<Tally> {
  mkdirSync(join(root, 'reports'), { recursive: true });
  rmSync(report, { force: true });
  try {
    await startEverything();
    return await runJourneys();
  } catch (error) {
    console.error(error instanceof StartError || signal.aborted ? (error as Error).message : error);
    return { passed: 0, failures: [failure('keycloak', String(error))] };
  } finally {
    for (const stop of running.toReversed()) await stop();
  }
}

process.on('SIGINT', () => interruption.abort());
process.on('SIGTERM', () => interruption.abort());
const result = await run();
console.log(`\n${closingLine([result])}`);
process.exitCode = failed(result).length > 0 ? 1 : 0;
