import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { createEnvelopes } from './envelope.ts';
import { createIdentityRecords } from './records.ts';

const envelopes = createEnvelopes(new Uint8Array(32).fill(1), 'Refresh');

let database: DatabaseSync;
let records: ReturnType<typeof createIdentityRecords>;

beforeEach(() => {
  database = new DatabaseSync(':memory:');
  migrate(database, ':memory:');
  records = createIdentityRecords(database, envelopes);
});

describe('the records of the identity provider', () => {
  it('BCK-2 can be stored, consumed, replaced and deleted', async () => {
    const codes = records('AuthorizationCode');
    await codes.upsert('c1', { accountId: 'a', grantId: 'g' }, 60);
    expect(await codes.find('c1')).toEqual({ accountId: 'a', grantId: 'g' });
    await codes.consume('c1');
    expect(await codes.find('c1')).toMatchObject({ consumed: expect.any(Number) });
    await codes.upsert('c1', { accountId: 'b' }, 60);
    expect(await codes.find('c1')).toEqual({ accountId: 'b' });
    await codes.destroy('c1');
    expect(await codes.find('c1')).toBeUndefined();
  });

  it('BCK-2 find a session by its UID', async () => {
    await records('Session').upsert('s1', { uid: 'u1' }, 60);
    expect(await records('Session').findByUid('u1')).toEqual({ uid: 'u1' });
    expect(await records('Session').findByUid('u2')).toBeUndefined();
    expect(await records('Session').findByUserCode('x')).toBeUndefined();
  });

  it('BCK-4 find a refresh token only by its envelope, and drop it with its grant', async () => {
    const tokens = records('RefreshToken');
    await tokens.upsert('t1', { grantId: 'g1' }, 60);
    const envelope = await envelopes.wrap('t1');
    expect(await tokens.find('t1')).toBeUndefined();
    expect(await tokens.find(envelope)).toEqual({ grantId: 'g1' });
    await tokens.revokeByGrantId('g1');
    expect(await tokens.find(envelope)).toBeUndefined();
  });

  it('BCK-2 delete expired entries', async () => {
    await records('Interaction').upsert('i1', {}, -10);
    await records('Interaction').upsert('i2', {}, 60);
    expect(database.prepare('SELECT id FROM identity_record').all()).toEqual([{ id: 'i2' }]);
  });

  it('BCK-2 reject with a 503 while the database is read-only', async () => {
    database.exec('PRAGMA query_only = ON');
    await expect(records('Session').upsert('s1', { uid: 'u1' }, 60)).rejects.toMatchObject({
      statusCode: 503,
    });
    database.exec('PRAGMA query_only = OFF');
    await records('Session').upsert('s1', { uid: 'u1' }, 60);
  });
});
