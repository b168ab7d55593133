import type { Referral } from '@advantage/referrals';
import { frame } from '../frame.ts';
import { inOrder, type Order } from './contract.ts';

// The service behind every page: it answers with JSON, a frame after it is asked. What it says is made before anything is measured.

export const serviceUrl = 'https://referrals.example.com';

/** How many referrals there are beyond the page, so that there are pages to turn. */
const beyond = 100;

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** An answer as it comes over the network: bytes, so that none of it counts as the page's heap. */
export type Body = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** A page of rows as the service sends it. */
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
      totalElements: rows.length + beyond,
      numberOfElements: rows.length,
    }),
  );

const orderOf = (url: string): Order => {
  const sort = new URL(url).searchParams.getAll('sort').find((each) => each.startsWith('businessSize'));
  return sort ? (sort.endsWith('asc') ? 'asc' : 'desc') : null;
};

/** The query of an order, as the service understands it. */
export const queryOf = (order: Order) => (order === null ? '' : `?sort=businessSize,${order}`);

const bodies = new Map<Order, Body>();
let wait = frame;
let read = () => {};

/** What the service answers from now on. */
export const serve = (body: Body) => void bodies.set(null, body);

/** The same rows in the other orders, for the next sorts. */
export function serveSorted(rows: readonly Referral[]) {
  for (const order of ['desc', 'asc'] as const) bodies.set(order, bodyOf(inOrder(rows, order)));
}

/** Lets the service answer at once from now on: for many polls of which none is measured. */
export const answerAtOnce = () => {
  wait = async () => {};
};

/** Settles once a page has read the answer to its next call. */
export const answered = () =>
  new Promise<void>((resolve) => {
    read = resolve;
  });

window.fetch = async (request) => {
  await wait();
  const response = new Response(bodies.get(orderOf(String(request))), {
    headers: { 'content-type': 'application/json' },
  });
  const text = response.text.bind(response);
  response.text = async () => {
    const body = await text();
    read();
    return body;
  };
  return response;
};
