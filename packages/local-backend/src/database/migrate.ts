import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import * as en from '../messages/en.ts';
import { StartupError } from '../startup/startupError.ts';
import { migrations as released } from './migrations.ts';
import { transaction } from './transaction.ts';

const checksum = (sql: string) => createHash('sha256').update(sql).digest('hex');

interface AppliedMigration {
  readonly number: number;
  readonly checksum: string;
}

function readAppliedMigrations(database: DatabaseSync): readonly AppliedMigration[] {
  database.exec(
    'CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, checksum TEXT NOT NULL) STRICT',
  );
  return database
    .prepare('SELECT number, checksum FROM migration ORDER BY number')
    .all() as unknown as readonly AppliedMigration[];
}

function assertSameHistory(before: readonly AppliedMigration[], migrations: readonly string[], file: string) {
  for (const { number, checksum: storedChecksum } of before) {
    const sql = migrations[number];
    if (sql === undefined) throw new StartupError(en.startup.newerVersion(file));
    if (checksum(sql) !== storedChecksum) throw new StartupError(en.startup.otherVersion(file));
  }
}

/**
 * Migrates the database to the latest schema, all steps in one transaction. An existing database is first copied to
 * `<file>.before-migration`. Throws a `StartupError` if the file has a different migration history.
 */
export function migrate(
  database: DatabaseSync,
  file: string,
  migrations: readonly string[] = released,
): void {
  const appliedMigrations = readAppliedMigrations(database);
  assertSameHistory(appliedMigrations, migrations, file);
  const pending = migrations.slice(appliedMigrations.length);
  if (pending.length === 0) return;
  if (appliedMigrations.length > 0 && file !== ':memory:') {
    const copy = `${file}.before-migration`;
    rmSync(copy, { force: true });
    database.prepare('VACUUM INTO ?').run(copy);
  }
  transaction(database, () => {
    const insertMigration = database.prepare('INSERT INTO migration (number, checksum) VALUES (?, ?)');
    for (const [index, sql] of pending.entries()) {
      database.exec(sql);
      insertMigration.run(appliedMigrations.length + index, checksum(sql));
    }
  });
}
