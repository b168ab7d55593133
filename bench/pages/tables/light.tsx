import { useHoldHandlers } from '@advantage/live-list/react';
import { nextSort, ReferralTableView, type Sort, useLiveReferrals } from '@advantage/referrals';
import { useState } from 'react';
import { install } from './driver.ts';
import { columns, livePage, scheduler, source } from './livePage.tsx';

// Our table without the table engine, as in the public feed, with everything enabled.

function Page() {
  const [sort, setSort] = useState<Sort>(null);
  const live = useLiveReferrals({
    query: sort === null ? {} : { sort: sort.field, order: sort.order },
    scheduler,
    load: (query, call) => source.list(query, call),
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

install(livePage(Page));
