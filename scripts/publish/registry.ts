import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, isServing } from '../start/ports.ts';

const version = '6.10.4';

/** One of verdaccio's dependencies requests node-fetch by a tag that not every npm mirror has. */
const manifest = {
  private: true,
  dependencies: { verdaccio: version },
  overrides: { 'node-fetch': '2.7.0' },
};

/** A registry on this machine. It stores what is published to it, and proxies everything else to the usual registry. */
export interface Registry {
  readonly url: string;
  /** Path of a file with npm settings for this registry. */
  readonly npmrc: string;
  stop(): void;
}

const configuration = (port: number, folder: string, upstream: string) => `
listen: 127.0.0.1:${port}
storage: ${join(folder, 'storage')}
uplinks:
  upstream:
    url: ${upstream}
packages:
  '@advantage/*':
    access: $all
    publish: $all
  '**':
    access: $all
    proxy: upstream
log: { type: file, path: ${join(folder, 'verdaccio.log')}, level: warn }
`;

/** Installs verdaccio into a folder and starts it on loopback, where anyone may publish. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  npm('install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const config = join(folder, 'config.yaml');
  writeFileSync(config, configuration(port, folder, npm('config', 'get', 'registry').trim()));
  const program = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const server = spawn(process.execPath, [program, '--config', config], { cwd: folder, stdio: 'ignore' });
  if (!(await isServing(`${url}-/ping`, server))) throw new Error("The registry didn't start.");
  const npmrc = join(folder, 'npmrc');
  // npm doesn't publish without a token, and this registry asks for none.
  writeFileSync(npmrc, `registry=${url}\n//127.0.0.1:${port}/:_authToken=any\n`);
  return { url, npmrc, stop: () => server.kill() };
}
