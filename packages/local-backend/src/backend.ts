import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { people } from './access/people.ts';
import { createApp } from './app.ts';
import { databaseFailure } from './database/failure.ts';
import { closeDatabase, disableBusyTimeout, openDatabase } from './database/openDatabase.ts';
import { createSettingStore } from './database/settingStore.ts';
import { findBackendPid } from './http/health.ts';
import { createOrigins } from './http/origins.ts';
import { type LoopbackServer, listen } from './http/server.ts';
import { createIdentity } from './identity/identity.ts';
import { createHookState } from './identity/testHooks.ts';
import * as en from './messages/en.ts';
import { indexMatches } from './referrals/appetites.ts';
import { createRandom } from './seed/random.ts';
import { seedDatabase } from './seed/seed.ts';
import { createSimulator, type Simulator } from './simulator/simulator.ts';
import { StartupError } from './startup/startupError.ts';

/** Options of `createBackend`. */
export interface BackendOptions {
  /** Port on 127.0.0.1; 0 picks a free port. */
  readonly port: number;
  /** Port of the console, whose pages may call the backend. */
  readonly consolePort: number;
  /** SQLite file, or ':memory:'. */
  readonly database: string;
  /** Seed of the demo data. */
  readonly seed: number;
  /** Whether to simulate new referrals and claims. */
  readonly simulator: boolean;
  /** Whether to serve the test hooks, with which tests can disrupt sign-in. */
  readonly testHooks: boolean;
  /** Issuer of another sign-in server whose tokens are accepted too. Default none. */
  readonly trustedIssuer?: string | undefined;
  /** Number of referrals in a new database. Default 2400. */
  readonly referrals?: number;
  /** Origins that sample referrals may be sent to, besides the backend's own receiver. Default none. */
  readonly deliveryTargets?: readonly string[];
  /** The state that the geo-location call returns. Default null: unknown. */
  readonly geoState?: string | null;
  /** Returns the current time, in milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number;
  /**
   * Opens the database. Default `openDatabase`; tests override it to get hold of the database and break it on purpose.
   */
  readonly open?: (file: string) => DatabaseSync;
}

/** A running backend. */
export interface Backend {
  /** Base URL, e.g. `http://127.0.0.1:4310`. */
  readonly url: string;
  readonly port: number;
  /** Finishes pending requests, flushes the database to disk and stops. Safe to call twice. */
  close(): Promise<void>;
}

/** Seeds the database if it's new, then serves requests and starts the simulator. */
async function serve(
  server: LoopbackServer,
  database: DatabaseSync,
  options: BackendOptions,
): Promise<Simulator> {
  const { seed, referrals, now: machineNow = Date.now, geoState = null, trustedIssuer } = options;
  const { deliveryTargets = [] } = options;
  seedDatabase(database, { seed, now: machineNow(), referrals });
  indexMatches(
    database,
    people.map(({ appetite }) => appetite),
  );
  const simulator = createSimulator({
    database,
    random: createRandom(seed).fork('simulator'),
    now: machineNow,
  });
  const hooks = createHookState(({ simulatorPaused }) => simulator.pause(simulatorPaused));
  const now = () => machineNow() + hooks.current.clockOffsetSeconds * 1000;
  const origins = createOrigins(server.port, options.consolePort);
  const identity = await createIdentity({ database, origins, hooks, trustedIssuer });
  server.serve(
    createApp({
      database,
      origins,
      identity,
      hooks,
      withTestHooks: options.testHooks,
      geoState,
      deliveryTargets,
      now,
    }),
  );
  if (options.simulator) simulator.start();
  disableBusyTimeout(database);
  return simulator;
}

/** Logs a warning if other backends serve the same database file: that works, but the simulator runs more than once. */
async function warnOfSharing(database: DatabaseSync, file: string, port: number): Promise<void> {
  const settings = createSettingStore(database);
  const servedBackends = (settings.get('served') ?? '')
    .split(',')
    .map((entry) => entry.split(' ').map(Number));
  const others: string[] = [];
  for (const [other, pid] of servedBackends) {
    if (!other || other === port || (await findBackendPid(other)) !== pid) continue;
    others.push(`${other} ${pid}`);
    console.error(en.startup.servedTwice(file, pid, other));
  }
  settings.set('served', [...others, `${port} ${process.pid}`].join());
}

function running(server: LoopbackServer, database: DatabaseSync, simulator: Simulator): Backend {
  let closing: Promise<void> | undefined;
  const close = async () => {
    simulator.stop();
    await server.close();
    closeDatabase(database);
  };
  return {
    url: `http://127.0.0.1:${server.port}`,
    port: server.port,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/**
 * Starts every service that the console calls, in this process. Use it in tests and in the start script. Throws a
 * `StartupError` with a one-line message if the port or the database can't be used.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const server = await listen(options.port);
  let database: DatabaseSync | undefined;
  try {
    // Lets requests that arrived during startup get their 503 before the next stage blocks the thread.
    await setImmediate();
    database = (options.open ?? openDatabase)(options.database);
    await warnOfSharing(database, options.database, server.port);
    const simulator = await serve(server, database, options);
    return running(server, database, simulator);
  } catch (error) {
    await server.close();
    database?.close();
    const reason = databaseFailure(error);
    throw reason === undefined ? error : new StartupError(en.startup.unusable(options.database, reason));
  }
}
