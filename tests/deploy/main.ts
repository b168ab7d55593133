import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { closingLine, failed, type Tally, tally } from '../../scripts/test/tally.ts';
import { edgePort, edgeUrl, keycloakPort } from './ports.ts';

// Runs what deploy/ describes for real: Keycloak from Maven, nginx from Debian, the local backend as the services.
// Arguments go to Playwright.
process.env.KEYCLOAK_PORT = String(keycloakPort);
process.env.KEYCLOAK_CONSOLE_PORT = String(edgePort);
process.env.KC_HOSTNAME = edgeUrl;
process.env.KC_PROXY_HEADERS = 'xforwarded';
const { keycloakDistribution } = await import('../keycloak/distribution.ts');
const { waitForExitCode } = await import('../keycloak/waitForExitCode.ts');
const { startKeycloak } = await import('../keycloak/keycloakServer.ts');

const version = process.env.KEYCLOAK_VERSION || '26.7.3';
const root = join(import.meta.dirname, '../..');
const report = join(root, 'reports/deploy.json');
const interruption = new AbortController();
const { signal } = interruption;
process.on('SIGINT', () => interruption.abort());
process.on('SIGTERM', () => interruption.abort());

async function run(): Promise<Tally> {
  mkdirSync(join(root, 'reports'), { recursive: true });
  rmSync(report, { force: true });
  const home = await keycloakDistribution(join(root, '.cache/keycloak'), version, signal);
  console.log(`Starting Keycloak ${version}; the first start takes a while.`);
  const log = join(root, 'reports/deploy-keycloak.log');
  const stop = await startKeycloak({ home, realm: join(root, 'keycloak'), log, signal });
  try {
    const playwright = join(root, 'node_modules/@playwright/test/cli.js');
    const args = [playwright, 'test', '--config', import.meta.dirname, ...process.argv.slice(2)];
    const journeys = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      signal,
      killSignal: 'SIGINT',
    });
    return tally('playwright', await waitForExitCode(journeys), report);
  } finally {
    await stop();
  }
}

const result = await run();
console.log(`\n${closingLine([result])}`);
process.exitCode = failed(result).length > 0 ? 1 : 0;
