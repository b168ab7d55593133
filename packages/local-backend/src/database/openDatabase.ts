import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../startup/startupError.ts';
import { databaseFailure } from './failure.ts';
import { migrate } from './migrate.ts';

/** How long a write waits for another program that holds the file. */
const busyTimeoutMs = 5000;

function makeFolder(file: string) {
  if (file === ':memory:') return;
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw new StartupError(
      `The folder of the database ${file} cannot be made: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function assertSound(database: DatabaseSync, file: string) {
  const { quick_check: verdict } = database.prepare('PRAGMA quick_check(1)').get() ?? {};
  if (verdict !== 'ok')
    throw new StartupError(`The database ${file} is damaged. Move it away to start anew.`);
}

/**
 * Opens the database, checks it and brings it to the newest shape (BCK-2). Every acknowledged write is on the disk
 * (WAL with synchronous=FULL). Throws `StartupError` with one clear line when the file cannot serve.
 */
export function openDatabase(file: string): DatabaseSync {
  makeFolder(file);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: busyTimeoutMs });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    // A long list is sorted in memory, so that it can be read even when the disk has no room.
    database.exec('PRAGMA temp_store = MEMORY');
    assertSound(database, file);
    migrate(database, file);
    return database;
  } catch (error) {
    database?.close();
    const reason = databaseFailure(error);
    if (reason === undefined) throw error;
    throw new StartupError(
      `The database ${file} cannot be used. ${reason} Choose another with ADVANTAGE_DB.`,
    );
  }
}

/** Moves everything from the write-ahead log into the file and closes it. */
export function closeDatabase(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}
