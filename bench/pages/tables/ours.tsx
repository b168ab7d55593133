import {
  agentColumns,
  type LiveScheduler,
  limitedTimeColumn,
  nextSort,
  type Referral,
  ReferralTableView,
  type Sort,
  useHoldHandlers,
  useLiveList,
} from '@advantage/referrals';
import { createManualScheduler, storyTime } from '@advantage/referrals/testing';
import { BrandProvider, ClockProvider, createManualClock } from '@advantage/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { inOrder, type TablePage } from './contract.ts';
import { install } from './driver.ts';
import './ours.css';

// Our table with everything on: live, held while in use, with status buttons, countdowns, popovers and rows to open.

const columns = agentColumns().flatMap((column) =>
  column.id === 'decayStatus' ? [column, limitedTimeColumn] : [column],
);

const manual = createManualScheduler();

/** Time moves by polls alone; what is asked at once is asked at once. */
const scheduler: LiveScheduler = {
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

const clock = createManualClock(storyTime);
let rows: readonly Referral[] = [];

const answerOf = (sort: Sort) => ({
  rows: inOrder(rows, sort === null ? null : sort.order),
  total: rows.length,
});

function Page() {
  const [sort, setSort] = useState<Sort>(null);
  const query = sort === null ? {} : { sort: sort.field, order: sort.order };
  const live = useLiveList({
    query,
    scheduler,
    load: async () => ({ unchanged: false, page: answerOf(sort) }),
  });
  return (
    <ReferralTableView
      {...live}
      audience="agent"
      actions="panel"
      columns={columns}
      sort={sort}
      onSort={(field) => setSort(nextSort(sort, field))}
      onSelect={() => {}}
      onAction={() => {}}
      holdHandlers={useHoldHandlers(live.list)}
      paging={null}
      empty="Nothing here"
    />
  );
}

const page: TablePage = {
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

install(page);
