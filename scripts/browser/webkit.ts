import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../start/ports.ts';
import { debianPackages } from './debian.ts';

/** A window of Debian's WebKitGTK. */
export interface WebKitWindow {
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page and returns its result, which must be plain data. */
  read(body: string): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * WebKit looks for its processes only in `/usr`, so this overlays its files on the machine's, for these programs only.
 */
const start = `
mount -t overlay overlay -o lowerdir="$1/usr:/usr" /usr || exit 1
Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>"$2/display" &
until [ -s "$2/display" ]; do sleep 0.1; done
export DISPLAY=":$(cat "$2/display")"
exec WebKitWebDriver --host=127.0.0.1 --port="$3"`;

const browser = {
  binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  args: ['--automation'],
};

/** Starts the driver in its own namespaces. Killing the first process ends everything in them. */
function startDriver(port: number) {
  const home = debianPackages('webkit', 'webkit2gtk-driver', 'xvfb', 'fonts-dejavu-core');
  const folder = mkdtempSync(join(tmpdir(), 'advantage-webkit-'));
  mkdirSync(join(folder, 'run'), { mode: 0o700 });
  const spaces = ['--map-root-user', '--mount', '--pid', '--mount-proc', '--fork', '--kill-child'];
  const child = spawn('unshare', [...spaces, 'sh', '-c', start, 'sh', home, folder, String(port)], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_RUNTIME_DIR: join(folder, 'run'),
      GSETTINGS_BACKEND: 'memory',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      // The namespaces already isolate WebKit; its own sandbox would need a message bus.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  return () => {
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    child.kill('SIGKILL');
  };
}

/** Opens a window with its own profile, driven with WebDriver. Needs Linux with user namespaces. */
export async function openWebKit(): Promise<WebKitWindow> {
  const port = await freePort();
  const stop = startDriver(port);
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  };
  const session = async () => {
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
    const { sessionId } = (await call('POST', '/session', { capabilities })) as {
      readonly sessionId: string;
    };
    return `/session/${sessionId}`;
  };
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 100 && !(await isUp()); tries += 1) {
    await wait(200);
  }
  const path = await session();
  return {
    open: async (url) => void (await call('POST', `${path}/url`, { url })),
    read: (script) => call('POST', `${path}/execute/sync`, { script, args: [] }),
    async close() {
      await call('DELETE', path);
      stop();
    },
  };
}
