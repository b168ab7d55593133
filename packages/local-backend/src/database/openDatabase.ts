import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import * as en from '../messages/en.ts';
import { StartupError } from '../startup/startupError.ts';
import { databaseFailure } from './failure.ts';
import { migrate } from './migrate.ts';

/** How long SQLite waits during startup for another program's lock, in milliseconds. */
const busyTimeoutMs = 5000;

function makeFolder(file: string) {
  if (file === ':memory:') return;
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw new StartupError(en.startup.noFolder(file, error instanceof Error ? error.message : error));
  }
}

/** SQLite application ID that marks a file as ours: 'AdvC'. */
const applicationId = 0x41_64_76_43;

const readApplicationId = (database: DatabaseSync) =>
  database.prepare('PRAGMA application_id').get()?.application_id;

/** Refuses the database of another program, without touching it. Files of our first versions have no application ID. */
function assertOurs(file: string) {
  if (file === ':memory:' || !statSync(file, { throwIfNoEntry: false })?.size) return;
  // 'immutable' creates no files next to the database. But if a crash left a write-ahead log, the latest data is there.
  const untouched = `${pathToFileURL(file)}?immutable=1`;
  const database = new DatabaseSync(existsSync(`${file}-wal`) ? file : new URL(untouched), {
    readOnly: true,
    timeout: busyTimeoutMs,
  });
  try {
    const mark = readApplicationId(database);
    const count = (what: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${what}`).get()?.n);
    const isEmpty =
      count('sqlite_schema') === 0 && count('pragma_user_version WHERE user_version <> 0') === 0;
    const isEarly =
      count("pragma_table_info('migration') WHERE name IN ('number', 'checksum')") === 2 &&
      count("pragma_table_info('identity_record')") > 0;
    const isUnmarked = mark === 0 && (isEmpty || isEarly);
    if (mark !== applicationId && !isUnmarked) throw new StartupError(en.startup.otherProgram(file));
  } finally {
    database.close();
  }
}

function assertIntegrity(database: DatabaseSync, file: string) {
  const { quick_check: result } = database.prepare('PRAGMA quick_check(1)').get() ?? {};
  if (result !== 'ok') throw new StartupError(en.startup.damaged(file));
}

/**
 * Opens the database, checks its integrity and migrates it. Every acknowledged write is on disk (WAL with
 * synchronous=FULL). Throws a `StartupError` with a one-line message if the file can't be used.
 */
export function openDatabase(file: string): DatabaseSync {
  makeFolder(file);
  let database: DatabaseSync | undefined;
  try {
    assertOurs(file);
    database = new DatabaseSync(file, { timeout: busyTimeoutMs });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    // Sorts long lists in memory, so that they can be read even when the disk is full.
    database.exec('PRAGMA temp_store = MEMORY');
    assertIntegrity(database, file);
    migrate(database, file);
    if (readApplicationId(database) !== applicationId)
      database.exec(`PRAGMA application_id = ${applicationId}`);
    return database;
  } catch (error) {
    database?.close();
    const reason = databaseFailure(error);
    if (reason === undefined) throw error;
    throw new StartupError(en.startup.unusable(file, reason));
  }
}

/** Makes a lock fail immediately instead of blocking the only thread. See `retryWhileLocked`. */
export const disableBusyTimeout = (database: DatabaseSync): void => database.exec('PRAGMA busy_timeout = 0');

/**
 * Checkpoints the write-ahead log and closes the database. If the checkpoint fails, logs why: no data is lost, because
 * the next start reads the log.
 */
export function closeDatabase(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    const reason = databaseFailure(error);
    if (reason === undefined) throw error;
    console.error(en.startup.logKept(reason));
  } finally {
    database.close();
  }
}
