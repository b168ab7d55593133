import type { HostFields, Referral } from '../model/referral.ts';
import { parseReferralPage } from '../wire/page.ts';
import type { WireReferral } from '../wire/referral.ts';
import { listAnswer, type ReadPage } from './listAnswer.ts';
import type { ListAnswer } from './referralSource.ts';

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
