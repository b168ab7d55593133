import { referralListParams } from '../wire/listParams.ts';
import { readPublicRow } from '../wire/readRow.ts';
import { readRows } from '../wire/rows.ts';
import { callHttp, type Fetch } from './http.ts';
import { listAnswer } from './listAnswer.ts';
import type { FeedSource } from './referralSource.ts';

/** Where the public feed is asked for, and how. */
export interface PublicFeedSourceOptions {
  /** Where the referral service is, e.g. `https://referrals.example.com`. */
  readonly baseUrl: string;
  /** Default: the page's own. */
  readonly fetch?: Fetch;
  /** Further headers of each call. Default none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which a call is given up. Default 10,000. */
  readonly timeout?: number;
}

/**
 * The source of the public feed over HTTP: no cookies, no sign-in, conditional requests, and of each answer only
 * the public fields are kept. On another origin the service must allow the header `If-None-Match` and expose `ETag`,
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
