import '@advantage/referrals/element';
import type { Referral } from '@advantage/referrals';
import { storyTime } from '@advantage/referrals/testing';
import { createManualClock } from '@advantage/ui';
import { inOrder, type Order, type TablePage } from './contract.ts';
import { install } from './driver.ts';

// The element as partners embed it: its own runtime, its service behind `fetch`, so each poll reads and checks JSON.

const clock = createManualClock(storyTime);
const pollInterval = 3000;

let latest = '';
let rows: readonly Referral[] = [];
let skipped = 0;
let duePoll = () => {};

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

const bodyOf = (page: readonly Referral[]) =>
  JSON.stringify({
    content: page.map(({ isCallIn, lines, addDate, lastModDate, marketplaceExpirationDate, ...row }) => ({
      ...row,
      businessLines: lines,
      addDate: isoTime(addDate),
      lastModDate: isoTime(lastModDate),
      marketplaceExpirationDate: isoTime(marketplaceExpirationDate),
    })),
    totalElements: page.length,
    numberOfElements: page.length,
  });

const orderOf = (url: string): Order => {
  const sort = new URL(url).searchParams.getAll('sort').find((each) => each.startsWith('businessSize'));
  return sort ? (sort.endsWith('asc') ? 'asc' : 'desc') : null;
};

window.fetch = async (request) => {
  const order = orderOf(String(request));
  const body = order === null ? latest : bodyOf(inOrder(rows, order));
  return new Response(body, { headers: { 'content-type': 'application/json' } });
};

// Polls come when the harness says so: the wait for the next one is kept instead of waited.
const { setTimeout: wait } = window;
const now = performance.now.bind(performance);
performance.now = () => now() + skipped;
window.setTimeout = ((callback: () => void, milliseconds = 0) => {
  if (milliseconds <= pollInterval / 2 || milliseconds > pollInterval) return wait(callback, milliseconds);
  duePoll = callback;
  return 0;
}) as typeof window.setTimeout;

const settled = () => new Promise((resolve) => wait(resolve));

const page: TablePage<string> = {
  mount(place, first) {
    rows = first;
    latest = bodyOf(first);
    const element = document.createElement('referral-feed');
    element.src = 'https://referrals.example.com';
    element.pageSize = first.length;
    element.clock = clock;
    place.append(element);
  },
  answerOf: bodyOf,
  poll(answer) {
    latest = answer;
    skipped += pollInterval;
    duePoll();
    return settled().then(() => {});
  },
  tick: (milliseconds) => clock.advance(milliseconds),
  tree: (place) => place.querySelector('referral-feed')?.shadowRoot ?? place,
};

install(page);
