import { SourceError } from '@advantage/live-list';
import { type HostFields, type Referral, toReferral } from '../model/referral.ts';
import { parseReferralPage } from '../wire/page.ts';
import type { PublicWireReferral, WireReferral } from '../wire/referral.ts';
import type { ParsedPage } from '../wire/rows.ts';
import { parseServerTime, readJson } from './http.ts';
import type { ListAnswer } from './referralSource.ts';

type ReadPage<Wire extends WireReferral | PublicWireReferral> = (json: unknown) => ParsedPage<Wire>;

/** Reads the response of a list request: unchanged (304), or a page parsed by `readPage`. */
export async function listAnswer<Wire extends WireReferral | PublicWireReferral>(
  response: Response,
  readPage: ReadPage<Wire>,
): Promise<ListAnswer<Referral & HostFields<Wire>>> {
  const serverTime = parseServerTime(response.headers);
  if (response.status === 304) {
    // The body is empty, but browsers report a response whose body is never read as aborted.
    await response.text();
    return { unchanged: true, serverTime };
  }
  const { rows, ...facts } = parsePage(await readJson(response), readPage);
  const etag = response.headers.get('etag') ?? undefined;
  return { unchanged: false, page: { ...facts, rows: rows.map((row) => toReferral(row)) }, etag, serverTime };
}

function parsePage<Wire extends WireReferral | PublicWireReferral>(json: unknown, readPage: ReadPage<Wire>) {
  try {
    return readPage(json);
  } catch (cause) {
    throw new SourceError('malformed', 'The service did not answer with a list of referrals.', { cause });
  }
}

/**
 * Reads the response of a list request, row by row. `readPage` parses the page; pass one with your own schema to type
 * fields that only your service sends. Default: `parseReferralPage`.
 */
export function readListAnswer<Wire extends WireReferral>(
  response: Response,
  readPage: ReadPage<Wire>,
): Promise<ListAnswer<Referral & HostFields<Wire>>>;
export function readListAnswer(response: Response): Promise<ListAnswer>;
export function readListAnswer(
  response: Response,
  readPage: ReadPage<WireReferral> = parseReferralPage,
): Promise<ListAnswer> {
  return listAnswer(response, readPage);
}
