import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Caller } from '../access/caller.ts';
import { transaction } from '../database/transaction.ts';
import * as en from '../messages/en.ts';
import { Problem } from './problem.ts';
import { getResponseText } from './response.ts';

const retentionMs = 48 * 60 * 60 * 1000;
const keyLength = { min: 8, max: 128 };
const storedHeaders = ['content-type', 'etag', 'location'] as const;

/**
 * Replays the first response to a repeated request, so that retrying after a lost response never creates or charges
 * twice.
 */
export interface IdempotencyStore {
  /**
   * Runs `respond` once per caller and key. Doesn't store an error that it throws. Reusing a key for another request is
   * a 422.
   */
  once(keyedRequest: KeyedRequest, respond: () => Response): Response;
}

interface KeyedRequest {
  readonly key: string;
  readonly caller: Caller;
  /** The request: method, path and body. */
  readonly request: string;
  readonly now: number;
}

const nameOf = (caller: Caller) => (caller.kind === 'person' ? caller.person.username : `(${caller.kind})`);

interface StoredResponse {
  readonly request: string;
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

function replay(stored: StoredResponse, fingerprint: string): Response {
  if (stored.request !== fingerprint) throw new Problem(422, en.problems.keyUsed);
  const headers: Record<string, string> = JSON.parse(stored.headers);
  return new Response(stored.body, {
    status: stored.status,
    headers: { ...headers, 'cache-control': 'no-store' },
  });
}

/**
 * Creates a store backed by the database, so that it survives restarts. Stores the response in the same transaction as
 * the write, so that even a crash never leads to writing twice.
 */
export function createIdempotencyStore(database: DatabaseSync): IdempotencyStore {
  const find = database.prepare(
    'SELECT request, status, headers, body FROM idempotent_response WHERE caller = ? AND key = ?',
  );
  const insert = database.prepare('INSERT INTO idempotent_response VALUES (?, ?, ?, ?, ?, ?, ?)');
  const removeExpired = database.prepare('DELETE FROM idempotent_response WHERE answered_at < ?');

  function first({ key, caller, now }: KeyedRequest, fingerprint: string, respond: () => Response) {
    removeExpired.run(now - retentionMs);
    const stored = find.get(nameOf(caller), key) as unknown as StoredResponse | undefined;
    if (stored) return replay(stored, fingerprint);
    const response = respond();
    const headers = Object.fromEntries(
      storedHeaders.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    const parts = [response.status, JSON.stringify(headers), getResponseText(response)] as const;
    insert.run(nameOf(caller), key, fingerprint, ...parts, now);
    return response;
  }

  return {
    once(asked, respond) {
      const { key, request } = asked;
      if (key.length < keyLength.min || key.length > keyLength.max)
        throw new Problem(400, en.problems.keyLength(keyLength.min, keyLength.max));
      const fingerprint = createHash('sha256').update(request).digest('base64url');
      return transaction(database, () => first(asked, fingerprint, respond));
    },
  };
}
