import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../scripts/start/environment.ts';
import { waitForExitCode } from './waitForExitCode.ts';

const unpack = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack';

async function runMaven(folder: string, version: string, signal: AbortSignal): Promise<void> {
  const child = spawn(
    'mvn',
    [
      '--batch-mode',
      '--quiet',
      '--strict-checksums',
      `-Dmaven.repo.local=${join(folder, 'repository')}`,
      unpack,
      `-Dartifact=org.keycloak:keycloak-quarkus-dist:${version}:zip`,
      `-DoutputDirectory=${folder}`,
    ],
    { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], signal },
  );
  const code = await waitForExitCode(child);
  if (code === 127) throw new StartError('Keycloak is fetched by Maven: install Maven and Java.');
  signal.throwIfAborted();
  if (code !== 0) throw new StartError(`Keycloak ${version} could not be fetched from Maven Central.`);
}

/** Returns the folder of an unpacked Keycloak. Downloads it from Maven Central once and keeps it in `cache`. */
export async function keycloakDistribution(
  cache: string,
  version: string,
  signal: AbortSignal,
): Promise<string> {
  const name = `keycloak-${version}`;
  const home = join(cache, name);
  if (existsSync(home)) return home;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'fetching-'));
  try {
    await runMaven(folder, version, signal);
    renameSync(join(folder, name), home);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return home;
}
