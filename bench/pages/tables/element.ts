import '@advantage/referrals/element';
import { storyTime } from '@advantage/referrals/testing';
import { createManualClock } from '@advantage/ui';
import type { TablePage } from './contract.ts';
import { install } from './driver.ts';
import { serviceUrl } from './service.ts';

// The element as partners embed it, with its own runtime.

const clock = createManualClock(storyTime);
const pollInterval = 3000;

let skipped = 0;
let duePoll = () => {};

// The harness decides when to poll, so the timer of the next poll is stored instead of started.
const { setTimeout: wait } = window;
const now = performance.now.bind(performance);
performance.now = () => now() + skipped;
window.setTimeout = ((callback: () => void, milliseconds = 0) => {
  if (milliseconds <= pollInterval / 2 || milliseconds > pollInterval) return wait(callback, milliseconds);
  duePoll = callback;
  return 0;
}) as typeof window.setTimeout;

const page: TablePage = {
  mount(place, count) {
    const element = document.createElement('referral-feed');
    element.src = serviceUrl;
    element.pageSize = count;
    element.clock = clock;
    place.append(element);
  },
  poll() {
    skipped += pollInterval;
    duePoll();
  },
  tick: (milliseconds) => clock.advance(milliseconds),
  tree: (place) => place.querySelector('referral-feed')?.shadowRoot ?? place,
};

install(page);
