import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Caller } from '../access/caller.ts';
import { Problem } from './problem.ts';

const keepMs = 48 * 60 * 60 * 1000;
const keyLength = { min: 8, max: 128 };
const keptHeaders = ['content-type', 'etag', 'location'] as const;

/** Answers a repeated request with the first answer, so that a lost answer never creates or charges twice. */
export interface RememberedAnswers {
  /** Runs `respond` once per caller and key. The same key with another request is a 422. */
  once(asked: AskedOnce, respond: () => Promise<Response>): Promise<Response>;
}

interface AskedOnce {
  readonly key: string;
  readonly caller: Caller;
  /** What was asked: method, path and body. */
  readonly request: string;
  readonly now: number;
}

const nameOf = (caller: Caller) => (caller.kind === 'person' ? caller.person.username : `(${caller.kind})`);

interface Remembered {
  readonly request: string;
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

function replay(remembered: Remembered, fingerprint: string): Response {
  if (remembered.request !== fingerprint)
    throw new Problem(422, 'This Idempotency-Key was used for another request.');
  const headers: Record<string, string> = JSON.parse(remembered.headers);
  return new Response(remembered.body, {
    status: remembered.status,
    headers: { ...headers, 'cache-control': 'no-store' },
  });
}

/** Remembers in the database, so that a restart forgets nothing. */
export function createRememberedAnswers(database: DatabaseSync): RememberedAnswers {
  const find = database.prepare(
    'SELECT request, status, headers, body FROM remembered_answer WHERE caller = ? AND key = ?',
  );
  const keep = database.prepare('INSERT INTO remembered_answer VALUES (?, ?, ?, ?, ?, ?, ?)');
  const forget = database.prepare('DELETE FROM remembered_answer WHERE answered_at < ?');
  const underWay = new Map<string, Promise<unknown>>();

  async function first(asked: AskedOnce, fingerprint: string, respond: () => Promise<Response>) {
    const { key, caller, now } = asked;
    const remembered = find.get(nameOf(caller), key) as unknown as Remembered | undefined;
    if (remembered) return replay(remembered, fingerprint);
    const response = await respond();
    if (!response.ok) return response;
    const body = await response.clone().text();
    const headers = Object.fromEntries(
      keptHeaders.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    forget.run(now - keepMs);
    keep.run(nameOf(caller), key, fingerprint, response.status, JSON.stringify(headers), body, now);
    return response;
  }

  return {
    async once(asked, respond) {
      const { key, caller, request } = asked;
      if (key.length < keyLength.min || key.length > keyLength.max)
        throw new Problem(400, `An Idempotency-Key has ${keyLength.min} to ${keyLength.max} characters.`);
      const fingerprint = createHash('sha256').update(request).digest('base64url');
      const place = `${nameOf(caller)} ${key}`;
      while (underWay.has(place)) await underWay.get(place);
      const answer = first(asked, fingerprint, respond);
      const settled = answer.then(
        () => underWay.delete(place),
        () => underWay.delete(place),
      );
      underWay.set(place, settled);
      return answer;
    },
  };
}
