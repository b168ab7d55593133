import { parseReferralPage } from '../wire/page.ts';
import { listAnswer, type ReadPage } from './listAnswer.ts';
import type { ListAnswer } from './referralSource.ts';

/** Reads the answer of a list call, row by row (D-29). `readPage` decides which fields are kept; default all known ones. */
export const readListAnswer = (
  response: Response,
  readPage: ReadPage = parseReferralPage,
): Promise<ListAnswer> => listAnswer(response, readPage);
