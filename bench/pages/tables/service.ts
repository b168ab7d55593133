import type { Referral } from '@advantage/referrals';
import { frame } from '../frame.ts';
import { type Order, sortRows } from './contract.ts';

// The service behind every page: responds with JSON, one frame after the request. Responses are created before anything
// is measured.

export const serviceUrl = 'https://referrals.example.com';

/** Number of referrals beyond the page, so that there are more pages. */
const moreReferrals = 100;

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** A response body as it arrives over the network: bytes, so that it doesn't count towards the page's heap. */
export type Body = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** Serializes a page of rows in the service's format. */
export const bodyOf = (rows: readonly Referral[]): Body =>
  encoder.encode(
    JSON.stringify({
      content: rows.map(({ isCallIn, lines, addDate, lastModDate, marketplaceExpirationDate, ...row }) => ({
        ...row,
        businessLines: lines,
        addDate: isoTime(addDate),
        lastModDate: isoTime(lastModDate),
        marketplaceExpirationDate: isoTime(marketplaceExpirationDate),
      })),
      totalElements: rows.length + moreReferrals,
      numberOfElements: rows.length,
    }),
  );

const orderOf = (url: string): Order => {
  const sort = new URL(url).searchParams.getAll('sort').find((each) => each.startsWith('businessSize'));
  return sort ? (sort.endsWith('asc') ? 'asc' : 'desc') : null;
};

/** Returns the query string of an order, in the service's format. */
export const queryOf = (order: Order) => (order === null ? '' : `?sort=businessSize,${order}`);

const bodies = new Map<Order, Body>();
let wait = frame;
let onRead = () => {};

/** Sets the response from now on. */
export const serve = (body: Body) => void bodies.set(null, body);

/** Sets the responses for the other orders, for the next sorts. */
export function serveSorted(rows: readonly Referral[]) {
  for (const order of ['desc', 'asc'] as const) bodies.set(order, bodyOf(sortRows(rows, order)));
}

/** Makes the service respond immediately from now on, for many polls that aren't measured. */
export const respondImmediately = () => {
  wait = async () => {};
};

/** Resolves when a page has read the response to its next request. */
export const nextResponseRead = () =>
  new Promise<void>((resolve) => {
    onRead = resolve;
  });

window.fetch = async (request) => {
  await wait();
  const response = new Response(bodies.get(orderOf(String(request))), {
    headers: { 'content-type': 'application/json' },
  });
  const text = response.text.bind(response);
  response.text = async () => {
    const body = await text();
    onRead();
    return body;
  };
  return response;
};
