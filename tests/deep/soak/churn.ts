import type { BrowserContext } from '@playwright/test';

interface Row {
  readonly opportunityId: string;
  readonly addDate?: string;
}

interface Answer {
  readonly content: readonly Row[];
}

/** How many of the 25 rows of a page are others with each answer. */
const leaving = 3;

const isList = ({ pathname }: URL) => /\/v1\/marketplace-opportunities(\/|$)/.test(pathname);

/**
 * Answers the list itself, each time with some rows gone, some new and some changed: the rows of the first answer under
 * other ids. The answer counts the polls.
 */
export async function churnRows(context: BrowserContext): Promise<() => number> {
  let first: Promise<{ readonly json: Answer; readonly headers: Record<string, string> }> | undefined;
  let polls = 0;
  await context.route(isList, async (route) => {
    first ??= route
      .fetch()
      .then(async (response) => ({ json: await response.json(), headers: response.headers() }));
    const { json, headers } = await first;
    polls += 1;
    const content = json.content.map((row, index) => ({
      ...row,
      opportunityId: `${row.opportunityId}-${Math.floor((polls * leaving - index) / json.content.length)}`,
      estimatedPremium: index % 5 === polls % 5 ? 1000 + (polls % 100) * 10 : 1000,
    }));
    const { etag: _etag, 'content-length': _length, 'content-encoding': _encoding, ...kept } = headers;
    await route.fulfill({ status: 200, headers: kept, json: { ...json, content } });
  });
  return () => polls;
}
