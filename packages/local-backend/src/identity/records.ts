import type { DatabaseSync } from 'node:sqlite';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { databaseFailure } from '../database/failure.ts';
import { retryWhileLocked } from '../database/retryWhileLocked.ts';
import type { Envelopes } from './envelope.ts';

const seconds = () => Math.floor(Date.now() / 1000);

const grantable: ReadonlySet<string> = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

/** Makes the provider respond with 503 instead of 500 while the database is unavailable. */
class IdentityUnavailable extends Error {
  readonly statusCode = 503;
}

async function orUnavailable<Result>(work: () => Result): Promise<Result> {
  try {
    return await retryWhileLocked(work);
  } catch (error) {
    const reason = databaseFailure(error);
    throw reason === undefined ? error : new IdentityUnavailable(reason, { cause: error });
  }
}

const parsePayload = (row: Record<string, unknown> | undefined): AdapterPayload | undefined =>
  row === undefined ? undefined : JSON.parse(String(row.payload));

/**
 * Creates the identity provider's storage of sessions, codes and tokens. The database keeps them across restarts. A
 * refresh token can be found only by its envelope.
 */
export function createIdentityRecords(database: DatabaseSync, envelopes: Envelopes): AdapterFactory {
  const select = database.prepare('SELECT payload FROM identity_record WHERE model = ? AND id = ?');
  const selectByUid = database.prepare(
    'SELECT payload FROM identity_record WHERE model = ? AND session_uid = ?',
  );
  const upsert = database.prepare(`
    INSERT INTO identity_record (model, id, payload, grant_id, session_uid, expires_at) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
      session_uid = excluded.session_uid, expires_at = excluded.expires_at`);
  const consume = database.prepare(
    "UPDATE identity_record SET payload = json_set(payload, '$.consumed', ?) WHERE model = ? AND id = ?",
  );
  const destroy = database.prepare('DELETE FROM identity_record WHERE model = ? AND id = ?');
  const revoke = database.prepare('DELETE FROM identity_record WHERE model = ? AND grant_id = ?');
  const deleteExpired = database.prepare('DELETE FROM identity_record WHERE expires_at < ?');

  return (model): Adapter => ({
    upsert: (id, payload, expiresIn) =>
      orUnavailable(() => {
        const now = seconds();
        deleteExpired.run(now);
        const grantId = grantable.has(model) ? (payload.grantId ?? null) : null;
        const uid = model === 'Session' ? (payload.uid ?? null) : null;
        const expiresAt = expiresIn === undefined ? null : now + expiresIn;
        upsert.run(model, id, JSON.stringify(payload), grantId, uid, expiresAt);
      }),
    find: async (id) => {
      const key = model === 'RefreshToken' ? await envelopes.unwrap(id) : id;
      return key === undefined ? undefined : orUnavailable(() => parsePayload(select.get(model, key)));
    },
    findByUid: (uid) => orUnavailable(() => parsePayload(selectByUid.get(model, uid))),
    findByUserCode: async () => undefined,
    consume: (id) => orUnavailable(() => void consume.run(seconds(), model, id)),
    destroy: (id) => orUnavailable(() => void destroy.run(model, id)),
    revokeByGrantId: (grantId) => orUnavailable(() => void revoke.run(model, grantId)),
  });
}
