import type { LiveScheduler } from '@advantage/live-list';
import { createManualScheduler } from '@advantage/live-list/testing';
import {
  agentColumns,
  callHttp,
  limitedTimeColumn,
  type ReferralListSource,
  readListAnswer,
} from '@advantage/referrals';
import { storyTime } from '@advantage/referrals/testing';
import { referralListParams } from '@advantage/referrals/wire';
import { BrandProvider, ClockProvider, createManualClock } from '@advantage/ui';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { TablePage } from './contract.ts';
import { serviceUrl } from './service.ts';
import './ours.css';

export const columns = agentColumns().flatMap((column) =>
  column.id === 'decayStatus' ? [column, limitedTimeColumn] : [column],
);

const manual = createManualScheduler();

/** Time advances only with polls. Callbacks without a delay run immediately. */
export const scheduler: LiveScheduler = {
  ...manual,
  after(milliseconds, callback) {
    if (milliseconds > 0) return manual.after(milliseconds, callback);
    let isCanceled = false;
    queueMicrotask(() => isCanceled || callback());
    return () => {
      isCanceled = true;
    };
  },
};

/** Requests the rows from the service, as a host does. */
export const source: ReferralListSource = {
  list: (query, { signal }) =>
    callHttp({ url: `${serviceUrl}?${referralListParams(query)}` }, { signal }, readListAnswer),
};

/** Creates a page of ours. `Page` renders the columns and polls the source. */
export function livePage(Page: ComponentType): TablePage {
  const clock = createManualClock(storyTime);
  return {
    mount(place) {
      createRoot(place).render(
        <ClockProvider clock={clock}>
          <BrandProvider>
            <Page />
          </BrandProvider>
        </ClockProvider>,
      );
    },
    poll: () => manual.advance(3000),
    tick: (milliseconds) => clock.advance(milliseconds),
    tree: (place) => place,
  };
}
