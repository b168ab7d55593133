import type { LiveScheduler } from '@advantage/live-list';
import { createManualScheduler } from '@advantage/live-list/testing';
import {
  agentColumns,
  limitedTimeColumn,
  type Referral,
  type ReferralListSource,
} from '@advantage/referrals';
import { storyTime } from '@advantage/referrals/testing';
import { BrandProvider, ClockProvider, createManualClock } from '@advantage/ui';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { inOrder, type TablePage } from './contract.ts';
import './ours.css';

export const columns = agentColumns().flatMap((column) =>
  column.id === 'decayStatus' ? [column, limitedTimeColumn] : [column],
);

const manual = createManualScheduler();

/** Time moves by polls alone; what is asked at once is asked at once. */
export const scheduler: LiveScheduler = {
  ...manual,
  after(milliseconds, callback) {
    if (milliseconds > 0) return manual.after(milliseconds, callback);
    let isOff = false;
    queueMicrotask(() => isOff || callback());
    return () => {
      isOff = true;
    };
  },
};

let rows: readonly Referral[] = [];

/** Answers with the rows of the latest poll, in the asked order. */
export const source: ReferralListSource = {
  list: async ({ sort, order }) => ({
    unchanged: false,
    page: { rows: inOrder(rows, sort ? (order ?? 'desc') : null), total: rows.length },
  }),
};

/** A page of ours: `Page` draws the columns and polls the source. */
export function livePage(Page: ComponentType): TablePage {
  const clock = createManualClock(storyTime);
  return {
    mount(place, first) {
      rows = first;
      createRoot(place).render(
        <ClockProvider clock={clock}>
          <BrandProvider>
            <Page />
          </BrandProvider>
        </ClockProvider>,
      );
    },
    answerOf: (next) => next,
    poll(next) {
      rows = next;
      return manual.advance(3000);
    },
    tick: (milliseconds) => clock.advance(milliseconds),
    tree: (place) => place,
  };
}
