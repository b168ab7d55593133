import { SourceError } from '@advantage/live-list';
import { type HostFields, type Referral, toReferral } from '../model/referral.ts';
import type { PublicWireReferral, WireReferral } from '../wire/referral.ts';
import type { ParsedPage } from '../wire/rows.ts';
import { readJson, serverTimeOf } from './http.ts';
import type { ListAnswer } from './referralSource.ts';

export type ReadPage<Wire extends WireReferral | PublicWireReferral> = (json: unknown) => ParsedPage<Wire>;

/** What a list call answered: nothing new, or a page as `readPage` reads it. */
export async function listAnswer<Wire extends WireReferral | PublicWireReferral>(
  response: Response,
  readPage: ReadPage<Wire>,
): Promise<ListAnswer<Referral & HostFields<Wire>>> {
  const serverTime = serverTimeOf(response.headers);
  if (response.status === 304) {
    // It is empty, but browsers call an answer that nobody reads an aborted call.
    await response.text();
    return { unchanged: true, serverTime };
  }
  const { rows, ...facts } = pageOf(await readJson(response), readPage);
  const etag = response.headers.get('etag') ?? undefined;
  return { unchanged: false, page: { ...facts, rows: rows.map((row) => toReferral(row)) }, etag, serverTime };
}

function pageOf<Wire extends WireReferral | PublicWireReferral>(json: unknown, readPage: ReadPage<Wire>) {
  try {
    return readPage(json);
  } catch (cause) {
    throw new SourceError('malformed', 'The service did not answer with a list of referrals.', { cause });
  }
}
