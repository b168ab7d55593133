import {
  ReferralListFooter,
  ReferralListProvider,
  ReferralListToolbar,
  ReferralTable,
  useReferralList,
} from '@advantage/referrals';
import { install } from './driver.ts';
import { columns, livePage, scheduler, source } from './livePage.tsx';

// What a host composes: a list on the table engine with everything enabled, live and held while in use, with status
// buttons, countdowns, popovers, rows to open, live status and pager.

const unsorted = { sorting: [] };

function Page() {
  const list = useReferralList({
    id: 'bench',
    source,
    columns,
    audience: 'agent',
    initialState: unsorted,
    scheduler,
  });
  return (
    <ReferralListProvider list={list}>
      <ReferralListToolbar tools={[]} />
      <ReferralTable label="Referrals" rowAction="select" />
      <ReferralListFooter />
    </ReferralListProvider>
  );
}

install(livePage(Page));
