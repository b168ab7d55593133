import { toReferral } from '../model/toReferral.ts';
import { type ParsedPage, parseReferralPage } from '../wire/page.ts';
import type { PublicWireReferral, WireReferral } from '../wire/referral.ts';
import { readJson, serverTimeOf } from './http.ts';
import type { ListAnswer } from './referralSource.ts';
import { SourceError } from './sourceError.ts';

type ReadPage = (json: unknown) => ParsedPage<WireReferral | PublicWireReferral>;

/** Reads the answer of a list call, row by row (D-29). `readPage` decides which fields are kept; default all known ones. */
export async function readListAnswer(
  response: Response,
  readPage: ReadPage = parseReferralPage,
): Promise<ListAnswer> {
  const serverTime = serverTimeOf(response.headers);
  if (response.status === 304) return { unchanged: true, serverTime };
  const { rows, ...facts } = pageOf(await readJson(response), readPage);
  const etag = response.headers.get('etag') ?? undefined;
  return { unchanged: false, page: { ...facts, rows: rows.map(toReferral) }, etag, serverTime };
}

function pageOf(json: unknown, readPage: ReadPage) {
  try {
    return readPage(json);
  } catch (cause) {
    throw new SourceError('malformed', 'The service did not answer with a list of referrals.', { cause });
  }
}
