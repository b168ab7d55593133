import { referralListParams } from '../wire/listParams.ts';
import { readPublicRow } from '../wire/readRow.ts';
import { readRows } from '../wire/rows.ts';
import { callHttp, type Fetch } from './http.ts';
import { listAnswer } from './listAnswer.ts';
import type { FeedSource } from './referralSource.ts';

/** Options of `createPublicFeedSource`. */
export interface PublicFeedSourceOptions {
  /** Base URL of the referral service, e.g. `https://referrals.example.com`. */
  readonly baseUrl: string;
  /** The `fetch` function to use. Default: the page's own. */
  readonly fetch?: Fetch;
  /** Additional headers of each request. Default none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Request timeout, in milliseconds. Default 10,000. */
  readonly timeout?: number;
}

/**
 * Creates the HTTP source of the public feed. It sends no cookies, makes conditional requests, and keeps only the
 * public fields of each response. A service on another origin must allow the `If-None-Match` header and expose `ETag`,
 * `Date` and `Retry-After`.
 */
export function createPublicFeedSource(options: PublicFeedSourceOptions): FeedSource {
  const { baseUrl, fetch, headers, timeout } = options;
  const path = `${baseUrl.replace(/\/$/, '')}/api/v1/marketplace-opportunities`;
  const readPage = (json: unknown) => readRows(json, readPublicRow);
  return {
    list(query, { signal, etag }) {
      const condition: Record<string, string> = etag === undefined ? {} : { 'If-None-Match': etag };
      const request = {
        url: `${path}?${referralListParams(query)}`,
        init: {
          headers: { Accept: 'application/json', ...headers, ...condition },
          credentials: 'omit',
        } satisfies RequestInit,
        fetch,
        timeout,
      };
      return callHttp(request, { signal }, (response) => listAnswer(response, readPage));
    },
  };
}
