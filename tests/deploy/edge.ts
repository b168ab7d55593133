import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localConfig } from '../../packages/console-app/src/config/localConfig.ts';
import { debianPackages } from '../../scripts/browser/debian.ts';
import { builtConsole } from '../../scripts/start/builtConsole.ts';
import { StartError } from '../../scripts/start/environment.ts';

const root = join(import.meta.dirname, '../..');
const deploy = join(root, 'deploy/edge');

/** The edge's port and the servers behind it, each as `host:port`. */
export interface EdgeOptions {
  readonly port: number;
  readonly services: string;
  /** The host name that the services expect. */
  readonly servicesHost: string;
  readonly identity: string;
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template
    .split('\n')
    .map((line) =>
      line.startsWith('#') ? line : line.replace(/\$\{([A-Z_]+)\}/g, (_, name) => values[name] ?? ''),
    )
    .join('\n');
}

async function waitForResponse(url: string, child: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return true;
    await wait(100);
  }
  return false;
}

/**
 * Starts Debian's nginx with the same file as `deploy/edge`, in front of the built console. Returns a function that
 * stops it.
 */
export async function startEdge(options: EdgeOptions): Promise<() => Promise<void>> {
  const debian = debianPackages('nginx', 'nginx', 'libnginx-mod-http-brotli-static');
  const run = mkdtempSync(join(tmpdir(), 'advantage-edge-'));
  const url = `http://127.0.0.1:${options.port}`;
  const config = join(run, 'config.json');
  writeFileSync(config, JSON.stringify(localConfig({ backendUrl: url })));
  const file = join(run, 'nginx.conf');
  const values = {
    PORT: `127.0.0.1:${options.port}`,
    ROOT: await builtConsole(root),
    CONFIG: config,
    HEADERS: join(deploy, 'headers'),
    RUN: run,
    SERVICES: options.services,
    SERVICES_HOST: options.servicesHost,
    IDENTITY: options.identity,
    MODULES: join(debian, 'usr/lib/nginx/modules'),
    MIME_TYPES: join(debian, 'etc/nginx/mime.types'),
  };
  writeFileSync(file, fill(readFileSync(join(deploy, 'nginx.conf.template'), 'utf8'), values));
  const nginx = join(debian, 'usr/sbin/nginx');
  const env = { ...process.env, LD_LIBRARY_PATH: join(debian, 'usr/lib/x86_64-linux-gnu') };
  const args = ['-c', file, '-p', run, '-e', 'stderr'];
  execFileSync(nginx, [...args, '-t', '-q'], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  // If root starts nginx, its workers drop root's privileges and couldn't read files in root's folders.
  const globals = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  const child = spawn(nginx, [...args, '-g', globals], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(run, { recursive: true, force: true });
  };
  if (await waitForResponse(`${url}/config.json`, child)) return stop;
  await stop();
  throw new StartError('nginx did not start; the lines above say why.');
}
