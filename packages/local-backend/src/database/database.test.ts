import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { StartupError } from '../startup/startupError.ts';
import { databaseFailure } from './failure.ts';
import { migrate } from './migrate.ts';
import { closeDatabase, openDatabase } from './openDatabase.ts';
import { createSettingStore } from './settingStore.ts';
import { transaction } from './transaction.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'advantage-database-'));
const people = 'CREATE TABLE person (name TEXT NOT NULL) STRICT';
const pets = 'CREATE TABLE pet (name TEXT NOT NULL) STRICT';

describe('opening the database', () => {
  it('BCK-2 creates the folder and a file that persists data', () => {
    const file = join(folder(), 'deep/er/advantage.sqlite');
    const first = openDatabase(file);
    createSettingStore(first).set('greeting', 'hello');
    closeDatabase(first);
    expect(existsSync(`${file}-wal`)).toBe(false);
    const second = openDatabase(file);
    expect(createSettingStore(second).get('greeting')).toBe('hello');
    closeDatabase(second);
  });

  it('B6 BCK-2 turns on WAL, full sync, foreign keys and a busy timeout', () => {
    const database = openDatabase(join(folder(), 'advantage.sqlite'));
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    expect(database.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 });
    expect(database.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 5000 });
    closeDatabase(database);
  });

  it.each([
    [
      'is not a database',
      (file: string) => writeFileSync(file, 'This is a letter, not a database. '.repeat(50)),
    ],
    [
      'is damaged',
      (file: string) => {
        closeDatabase(openDatabase(file));
        const bytes = Buffer.alloc(16_384, 0xa5);
        const database = new DatabaseSync(file);
        database.exec('CREATE TABLE filler AS SELECT value FROM json_each(json_array(1, 2, 3))');
        database.close();
        writeFileSync(file, bytes, { flag: 'r+' });
      },
    ],
  ])('BCK-2 throws a startup error if the file %s', (_name, spoil) => {
    const file = join(folder(), 'advantage.sqlite');
    spoil(file);
    expect(() => openDatabase(file)).toThrow(StartupError);
    expect(() => openDatabase(file)).toThrow(file);
  });

  it.each([
    ['without a mark', ''],
    ['with a mark', 'PRAGMA application_id = 252006674'],
    ['with a write-ahead log', 'PRAGMA journal_mode = WAL'],
  ])('BCK-17 refuses the file of another program %s, and leaves it unchanged', (_name, pragma) => {
    const file = join(folder(), 'other.sqlite');
    const other = new DatabaseSync(file);
    other.exec(`${pragma}; CREATE TABLE note (text TEXT); INSERT INTO note VALUES ('keep me')`);
    other.close();
    const before = readFileSync(file);
    expect(() => openDatabase(file)).toThrow(`The database ${file} belongs to another program.`);
    expect(readFileSync(file)).toEqual(before);
    expect(readdirSync(dirname(file))).toEqual(['other.sqlite']);
  });

  it.each([
    ['has only a view', 'CREATE VIEW note AS SELECT 1'],
    ['is empty and has a version', 'CREATE TABLE note (text TEXT); DROP TABLE note; PRAGMA user_version = 3'],
    [
      'has tables with our names',
      'CREATE TABLE migration (name TEXT); CREATE TABLE identity_record (name TEXT)',
    ],
  ])('BCK-17 refuses a file of another program that %s', (_name, sql) => {
    const file = join(folder(), 'other.sqlite');
    const other = new DatabaseSync(file);
    other.exec(sql);
    other.close();
    const before = readFileSync(file);
    expect(() => openDatabase(file)).toThrow(`The database ${file} belongs to another program.`);
    expect(readFileSync(file)).toEqual(before);
  });

  it('BCK-17 marks its own file and adopts an older one without a mark', () => {
    const file = join(folder(), 'advantage.sqlite');
    const mark = (database: DatabaseSync) => database.prepare('PRAGMA application_id').get()?.application_id;
    const first = openDatabase(file);
    expect(mark(first)).toBe(0x41_64_76_43);
    first.exec('PRAGMA application_id = 0');
    closeDatabase(first);
    const second = openDatabase(file);
    expect(mark(second)).toBe(0x41_64_76_43);
    closeDatabase(second);
  });

  it('B6 logs one line if the disk is full on close, and loses nothing', () => {
    const file = join(folder(), 'advantage.sqlite');
    const database = openDatabase(file);
    createSettingStore(database).set('greeting', 'hello');
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const noRoom = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    vi.spyOn(database, 'exec').mockImplementation(() => {
      throw noRoom;
    });
    expect(() => closeDatabase(database)).not.toThrow();
    expect(log.mock.calls).toEqual([
      [
        'The disk that holds the database is full. The last changes are kept in the -wal file next to it, for the next start.',
      ],
    ]);
    log.mockRestore();
    const again = openDatabase(file);
    expect(createSettingStore(again).get('greeting')).toBe('hello');
    closeDatabase(again);
  });

  it('BCK-2 throws a startup error if the path cannot be used', () => {
    const place = folder();
    expect(() => openDatabase(place)).toThrow(StartupError);
    writeFileSync(join(place, 'file'), '');
    expect(() => openDatabase(join(place, 'file/advantage.sqlite'))).toThrow(StartupError);
    chmodSync(join(place, 'file'), 0o400);
  });
});

describe('migrations', () => {
  it('B6 BCK-2 back up the data before they change the schema', () => {
    const file = join(folder(), 'a.sqlite');
    const database = new DatabaseSync(file);
    migrate(database, file, [people]);
    database.exec("INSERT INTO person VALUES ('Maya')");
    expect(existsSync(`${file}.before-migration`)).toBe(false);
    migrate(database, file, [people, pets]);
    migrate(database, file, [people, pets]);
    expect(database.prepare('SELECT count(*) AS n FROM pet').get()).toEqual({ n: 0 });
    database.close();
    const copy = new DatabaseSync(`${file}.before-migration`);
    expect(copy.prepare('SELECT name FROM person').get()).toEqual({ name: 'Maya' });
    expect(() => copy.prepare('SELECT * FROM pet')).toThrow(/no such table/);
    copy.close();
  });

  it('B6 BCK-2 refuse a database with a different history', () => {
    const database = new DatabaseSync(':memory:');
    migrate(database, ':memory:', [people, pets]);
    expect(() => migrate(database, ':memory:', [people])).toThrow(/newer version/);
    expect(() => migrate(database, ':memory:', [people, people])).toThrow(/another version/);
  });

  it('BCK-2 change nothing if a step fails', () => {
    const database = new DatabaseSync(':memory:');
    expect(() => migrate(database, ':memory:', [people, 'CREATE NONSENSE'])).toThrow();
    expect(() => database.prepare('SELECT * FROM person')).toThrow(/no such table/);
  });
});

describe('a transaction', () => {
  it('is atomic, even when nested', () => {
    const database = new DatabaseSync(':memory:');
    database.exec(people);
    const add = (name: string) => database.prepare('INSERT INTO person VALUES (?)').run(name);
    expect(() =>
      transaction(database, () => {
        add('Maya');
        transaction(database, () => add('Ruth'));
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(database.prepare('SELECT count(*) AS n FROM person').get()).toEqual({ n: 0 });
    expect(transaction(database, () => add('Maya').changes)).toBe(1);
  });
});

describe('an SQLite error', () => {
  const failure = (code: number) => databaseFailure(Object.assign(new Error('x'), { errcode: code }));

  it.each([
    [5, /in use/],
    [261, /in use/],
    [8, /read-only/],
    [13, /full/],
    [11, /damaged/],
    [778, /disk/],
  ])('BCK-2 with code %i means that the database is unavailable', (code, words) => {
    expect(failure(code)).toMatch(words);
  });

  it('is a bug otherwise', () => {
    expect(failure(19)).toBeUndefined();
    expect(databaseFailure(new Error('x'))).toBeUndefined();
    expect(databaseFailure('x')).toBeUndefined();
  });
});
