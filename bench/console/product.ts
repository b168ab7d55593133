import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../scripts/start/backend.ts';
import { serveBuilt } from '../../scripts/start/console.ts';
import { freePort } from '../../scripts/start/ports.ts';

const root = join(import.meta.dirname, '../..');

/** The product as `start` runs it, with its own demo data and without the simulator. */
export interface Product {
  readonly url: string;
  close(): Promise<void>;
}

export async function startProduct(): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'advantage-bench-'));
  process.env.ADVANTAGE_SIMULATOR = 'off';
  const environment = {
    consolePort: await freePort(),
    backendPort: await freePort(),
    database: join(folder, 'bench.sqlite'),
    config: {},
  };
  const backend = await startBackend(environment, root);
  const closeConsole = await serveBuilt(environment, root);
  return {
    url: `http://127.0.0.1:${environment.consolePort}`,
    async close() {
      closeConsole();
      backend.stop();
      await backend.stopped;
      rmSync(folder, { recursive: true });
    },
  };
}
