import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../start/ports.ts';
import { debianPackages } from './debian.ts';

/** A window of Debian's WebKitGTK. */
export interface WebKitWindow {
  readonly driver: WebDriver;
  /** The errors and warnings that pages have printed so far, including what they threw and what was blocked. */
  complaints(): readonly string[];
  /** Closes the window, at once. */
  close(): void;
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
  binary: '/bin/sh',
  args: ['-c', 'exec gjs -m "$0" >"$HOME/printed" 2>&1', join(import.meta.dirname, 'webkitWindow.js')],
};

/** Starts the driver in its own namespaces. Killing the first process ends everything in them. */
function startDriver(folder: string, port: number) {
  const packages = ['webkit2gtk-driver', 'xvfb', 'fonts-dejavu-core', 'gjs', 'gir1.2-webkit2-4.1'];
  const home = debianPackages('webkit', ...packages);
  mkdirSync(join(folder, 'run'), { mode: 0o700 });
  const spaces = ['--map-root-user', '--mount', '--pid', '--mount-proc', '--fork', '--kill-child'];
  return spawn('unshare', [...spaces, 'sh', '-c', start, 'sh', home, folder, String(port)], {
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
}

/** Opens a window with its own profile, driven with WebDriver. Needs Linux with user namespaces. */
export async function openWebKit(): Promise<WebKitWindow> {
  const folder = mkdtempSync(join(tmpdir(), 'advantage-webkit-'));
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const child = startDriver(folder, port);
  const isUp = () =>
    fetch(`${server}/status`).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 100 && !(await isUp()); tries += 1) await wait(200);
  const capabilities = { browserName: 'WebKitGTK', 'webkitgtk:browserOptions': browser };
  return {
    driver: await new Builder().usingServer(server).withCapabilities(capabilities).build(),
    complaints: () =>
      readFileSync(join(folder, 'printed'), 'utf8')
        .split('\n')
        .filter((line) => /CONSOLE (?:[A-Z]+ )*(?:ERROR|WARN)/.test(line)),
    close() {
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      child.kill('SIGKILL');
    },
  };
}
