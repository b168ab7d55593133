import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { createMemo } from './memo.ts';

it('BCK-2 memoizes a read until this connection or another one writes', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'advantage-memo-')), 'a.sqlite');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE item (name TEXT) STRICT');
  const other = new DatabaseSync(file);
  const memo = createMemo<number>(database);
  const read = vi.fn(() => Number(database.prepare('SELECT count(*) AS n FROM item').get()?.n));
  const count = () => memo('count', read);

  expect([count(), count(), count()]).toEqual([0, 0, 0]);
  expect(read).toHaveBeenCalledTimes(1);
  database.exec("INSERT INTO item VALUES ('own')");
  expect([count(), count()]).toEqual([1, 1]);
  expect(read).toHaveBeenCalledTimes(2);
  other.exec("INSERT INTO item VALUES ('other')");
  expect(count()).toBe(2);
  for (let index = 0; index < 500; index += 1) memo(`key ${index}`, () => index);
  expect(count()).toBe(2);
  other.close();
  database.close();
});
